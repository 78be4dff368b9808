import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { PasskeyListItem } from "@supabase/auth-js";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AskFirstButton } from "#platform/web/components/confirmation/AskFirstButton.tsx";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Part } from "#platform/web/components/Part.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { authFieldErrors } from "../auth-error.ts";
import { signInWaysQuery } from "../calls.ts";
import {
  addPasskey,
  deletePasskey,
  isKnownDevice,
  isTurnedDown,
  passkeysQuery,
  savePasskeyName,
} from "../passkey-calls.ts";
import { texts } from "./texts.ts";

const passkeyWords = texts.passkeys;
const nameMax = 120;

const failed = (error: unknown) => {
  if (isTurnedDown(error)) return;
  notify.error(isKnownDevice(error) ? passkeyWords.known : (authFieldErrors(error).email ?? ""));
};

/** Nothing where the installation, or a sign-in service elsewhere, has no passkeys. */
export function PasskeysPart() {
  const { data: ways } = useQuery(signInWaysQuery());
  return ways?.hasPasskeys ? <Passkeys /> : null;
}

function Passkeys() {
  const { data: passkeys = [] } = useQuery(passkeysQuery());
  const add = useMutation({
    meta: { says: passkeyWords.add },
    mutationFn: addPasskey,
    onSuccess: () => notify.success(passkeyWords.added),
    onError: failed,
  });
  return (
    <Part title={passkeyWords.title} text={passkeyWords.text}>
      <Stack gap="xs">
        {passkeys.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} />
        ))}
      </Stack>
      <Group>
        <Button variant="secondary" loading={add.isPending} onClick={() => add.mutate()}>
          {passkeyWords.add}
        </Button>
      </Group>
    </Part>
  );
}

function Row({ passkey }: { passkey: PasskeyListItem }) {
  const [isRenaming, setRenaming] = useState(false);
  const { friendly_name: name = passkeyWords.unnamed, created_at: createdAt, last_used_at: usedAt } = passkey;
  return (
    <Group justify="space-between">
      <div>
        <Text fw={600}>{name}</Text>
        <Text fz="sm" c="dimmed">
          {usedAt ? passkeyWords.used(formatInstant(usedAt)) : passkeyWords.addedOn(formatInstant(createdAt))}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="secondary" onClick={() => setRenaming(true)}>
          {passkeyWords.rename}
        </Button>
        <AskFirstButton
          label={passkeyWords.remove}
          title={passkeyWords.removeTitle}
          text={passkeyWords.removeText}
          act={() => deletePasskey(passkey.id)}
          done={passkeyWords.removed}
          onError={failed}
        />
      </Group>
      <Dialog open={isRenaming} onClose={() => setRenaming(false)} title={passkeyWords.rename}>
        <NameForm passkey={passkey} onDone={() => setRenaming(false)} />
      </Dialog>
    </Group>
  );
}

function NameForm({ passkey, onDone }: { passkey: PasskeyListItem; onDone: () => void }) {
  const form = useForm({ initialValues: { name: passkey.friendly_name ?? "" } });
  const submit = form.onSubmit(({ name }) =>
    savePasskeyName(passkey.id, name.trim()).then(onDone, (error) =>
      form.setErrors({ name: authFieldErrors(error).email }),
    ),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput label={passkeyWords.name} maxLength={nameMax} data-autofocus {...form.getInputProps("name")} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.submitting} disabled={form.values.name.trim() === ""}>
            {passkeyWords.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
