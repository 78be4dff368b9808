import { Button, Group } from "@mantine/core";
import { lazy, useState } from "react";
import { OnceOpened } from "#platform/web/components/OnceOpened.tsx";
import { loadAhead } from "#platform/web/load-ahead.ts";
import type { ProposeExtraProps } from "./ProposeExtraDialog.tsx";
import { texts } from "./texts.ts";

const loadDialog = () => import("./ProposeExtraDialog.tsx");
const ProposeExtraDialog = lazy(loadDialog);

export function ProposeExtra(props: ProposeExtraProps) {
  const [isOpen, setOpen] = useState(false);
  const label = props.kinds.includes("custom") ? texts.propose.custom : texts.propose.after;
  return (
    <Group>
      <Button variant="secondary" fullWidth {...loadAhead(loadDialog)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <OnceOpened isOpen={isOpen}>
        <ProposeExtraDialog {...props} title={label} opened={isOpen} onClose={() => setOpen(false)} />
      </OnceOpened>
    </Group>
  );
}
