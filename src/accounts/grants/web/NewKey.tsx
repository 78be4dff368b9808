import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { loadAhead } from "#platform/web/load-ahead.ts";
import { texts } from "./texts.ts";

type NewKeyProps = {
  label: string;
  variant?: "secondary";
  /** Brings the form's code as soon as somebody turns to the button. */
  load: () => Promise<unknown>;
  /** The form that makes the key and shows it. */
  children: (show: (key: string | null) => void) => ReactNode;
};

/** Makes a key and shows it once. */
export function NewKey({ label, variant, load, children }: NewKeyProps) {
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setKey(null);
  };
  return (
    <>
      <Button {...(variant ? { variant } : {})} {...loadAhead(load)} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen && key === null} onClose={close} title={label} size="big">
        {children(setKey)}
      </Dialog>
      <Dialog open={key !== null} onClose={close} title={texts.createdTitle} showClose={false}>
        <Stack>
          <Text>{texts.createdText}</Text>
          <Code block style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
            {key}
          </Code>
          <Group justify="flex-end">
            <CopyText value={key ?? ""} label={texts.copy} />
            <Button onClick={close}>{texts.done}</Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
