import { Button, Code, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import type { GrantScope } from "../scopes.ts";
import { KeyForm, type KeyInput } from "./KeyForm.tsx";
import { texts } from "./texts.ts";

type NewKeyProps = {
  label: string;
  scopes: readonly GrantScope[];
  schemaOf: Parameters<typeof KeyForm>[0]["schemaOf"];
  /** Returns the key itself. */
  make: (input: KeyInput) => Promise<string | null>;
  variant?: "secondary";
};

/** Makes a key and shows it once. */
export function NewKey({ label, scopes, schemaOf, make, variant }: NewKeyProps) {
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setKey(null);
  };
  return (
    <>
      <Button {...(variant ? { variant } : {})} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen && key === null} onClose={close} title={label} size="big">
        <KeyForm label={label} scopes={scopes} schemaOf={schemaOf} make={async (input) => setKey(await make(input))} />
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
