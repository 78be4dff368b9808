import { Button } from "@mantine/core";
import IconTarget from "@tabler/icons-react/icons/IconTarget";
import { lazy, Suspense } from "react";
import { useFloating } from "#platform/web/components/floating/use-floating.ts";
import { Icon } from "#platform/web/components/Icon.tsx";
import { texts } from "../texts.ts";

const loadMenu = () => import("./PresetMenu.tsx");
const PresetMenu = lazy(loadMenu);

export function Presets() {
  const { buttonProps, floating } = useFloating("menu", loadMenu);
  return (
    <>
      <Button variant="header" leftSection={<Icon of={IconTarget} />} {...buttonProps}>
        {texts.presets.title}
      </Button>
      <Suspense>{floating && <PresetMenu {...floating} />}</Suspense>
    </>
  );
}
