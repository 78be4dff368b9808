import { Avatar, UnstyledButton, VisuallyHidden } from "@mantine/core";
import { lazy, Suspense } from "react";
import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { useFloating } from "#platform/web/components/floating/use-floating.ts";
import classes from "./Navbar.module.css";
import { texts } from "./place-texts.ts";

const loadPanel = () => import("./AccountPopover.tsx");
const AccountPopover = lazy(loadPanel);

/** The person's own places, behind their picture; on narrow windows the workspace too. */
export function AccountMenu({ user, side }: { user: ClientUser; side: Side }) {
  const { buttonProps, floating } = useFloating("dialog", loadPanel);
  return (
    <>
      <UnstyledButton className={classes.account} {...buttonProps}>
        <Avatar
          src={user.avatar}
          name={user.name || user.email}
          size={28}
          variant="filled"
          color="ink"
          alt=""
          aria-hidden="true"
        />
        <VisuallyHidden>{texts.account}</VisuallyHidden>
      </UnstyledButton>
      <Suspense>{floating && <AccountPopover {...floating} user={user} side={side} />}</Suspense>
    </>
  );
}
