import { UnstyledButton } from "@mantine/core";
import IconBell from "@tabler/icons-react/icons/IconBell";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { CountDot } from "#platform/web/components/CountDot.tsx";
import { useFloating } from "#platform/web/components/floating/use-floating.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { bellQuery } from "./api.ts";
import classes from "./notifications.module.css";
import { texts } from "./texts.ts";

const loadPopover = () => import("./BellPopover.tsx");
const BellPopover = lazy(loadPopover);

/** The unread count, on every screen (R2.29). */
export function Bell() {
  const { data } = useQuery(bellQuery());
  const { buttonProps, floating } = useFloating("dialog", loadPopover);
  const { items = [], totalItems: unread = 0 } = data ?? {};
  return (
    <>
      <UnstyledButton className={classes.bell} aria-label={texts.bell(unread)} {...buttonProps}>
        <Icon of={IconBell} />
        <CountDot count={unread} />
      </UnstyledButton>
      <Suspense>{floating && <BellPopover {...floating} items={items} />}</Suspense>
    </>
  );
}
