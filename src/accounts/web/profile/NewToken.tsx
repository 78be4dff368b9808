import { Button, Checkbox, Code, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { type ApiTokenScope, apiTokenScopes } from "../../tokens/api-token.ts";
import { apiTokenInput } from "../../tokens/contract.ts";
import { createApiToken } from "./api.ts";
import { texts } from "./texts.ts";

const extrasWords = texts.extras;

/** Shows the secret once. */
export function NewToken() {
  const [isOpen, setOpen] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setToken(null);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{extrasWords.create}</Button>
      <Dialog open={isOpen && token === null} onClose={close} title={extrasWords.create} size="big">
        <TokenForm onMade={setToken} />
      </Dialog>
      <Dialog open={token !== null} onClose={close} title={extrasWords.createdTitle} showClose={false}>
        <MadeToken token={token ?? ""} onDone={close} />
      </Dialog>
    </>
  );
}

type TokenValues = { name: string; scopes: ApiTokenScope[]; spendLimitCents: number | null; days: string };

const inputOf = ({ name, scopes, spendLimitCents, days }: TokenValues) => ({
  name,
  scopes,
  expiresInDays: Number(days),
  ...(scopes.includes("money") ? { spendLimitCents } : {}),
});

const problems = schemaResolver(apiTokenInput, { sync: true });

function TokenForm({ onMade }: { onMade: (token: string | null) => void }) {
  const form = useForm<TokenValues>({
    initialValues: { name: "", scopes: ["read"], spendLimitCents: null, days: "90" },
    validate: (values) => problems(inputOf(values)),
  });
  const submit = submitting(form, async (values) => {
    onMade((await createApiToken(inputOf(values))).token);
    form.reset();
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={extrasWords.name}
          description={extrasWords.nameHint}
          maxLength={80}
          {...form.getInputProps("name")}
        />
        <Checkbox.Group label={extrasWords.scopes} {...form.getInputProps("scopes")}>
          <Stack gap="xs" mt="xs">
            {apiTokenScopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={extrasWords.scopeNames[scope]} />
            ))}
          </Stack>
        </Checkbox.Group>
        {form.values.scopes.includes("money") && (
          <MoneyInput label={extrasWords.limit} {...form.getInputProps("spendLimitCents")} />
        )}
        <NativeSelect
          label={extrasWords.expires}
          data={Object.entries(extrasWords.days).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps("days")}
        />
        <SubmitRow label={extrasWords.create} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <Stack>
      <Text>{extrasWords.createdText}</Text>
      <Code block style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {token}
      </Code>
      <Group justify="flex-end">
        <CopyText value={token} label={extrasWords.copy} />
        <Button onClick={onDone}>{extrasWords.done}</Button>
      </Group>
    </Stack>
  );
}
