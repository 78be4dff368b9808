import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import type { z } from "zod";
import { MoneyInput } from "#platform/web/components/form/MoneyInput.tsx";
import { SubmitRow } from "#platform/web/components/form/SubmitRow.tsx";
import { submitting } from "#platform/web/components/form/submitting.ts";
import type { keyInputFields } from "../contract.ts";
import { canSpend, type GrantScope } from "../scopes.ts";
import { texts } from "./texts.ts";

export type KeyInput = z.input<z.ZodObject<typeof keyInputFields>>;

type KeyValues = {
  name: string;
  scopes: GrantScope[];
  spendLimitCents: number | null;
  networks: string;
  days: string;
};

const inputOf = ({ name, scopes, spendLimitCents, networks, days }: KeyValues): KeyInput => ({
  name,
  scopes,
  networks: networks.split(/[\s,]+/).filter(Boolean),
  expiresInDays: Number(days),
  ...(canSpend(scopes) ? { spendLimitCents } : {}),
});

type KeyFormProps = {
  label: string;
  scopes: readonly GrantScope[];
  /** The input's own schema, so that the form says what the server would. */
  schemaOf: (input: KeyInput) => { schema: z.ZodType; input: unknown };
  make: (input: KeyInput) => Promise<void>;
};

export function KeyForm({ label, scopes, schemaOf, make }: KeyFormProps) {
  const form = useForm<KeyValues>({
    initialValues: { name: "", scopes: ["read"], spendLimitCents: null, networks: "", days: "90" },
    validate: (values) => {
      const { schema, input } = schemaOf(inputOf(values));
      const problems = schemaResolver(schema, { sync: true })(input as Record<string, unknown>);
      return namingNetworks(problems, values.scopes);
    },
  });
  const submit = submitting(form, (values) => make(inputOf(values)));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          maxLength={80}
          data-autofocus
          {...form.getInputProps("name")}
        />
        <Checkbox.Group label={texts.scopes} {...form.getInputProps("scopes")}>
          <Stack gap="xs" mt="xs">
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={texts.scopeNames[scope]} />
            ))}
          </Stack>
        </Checkbox.Group>
        {canSpend(form.values.scopes) && (
          <MoneyInput label={texts.limit} description={texts.limitHint} {...form.getInputProps("spendLimitCents")} />
        )}
        <Textarea
          label={texts.networks}
          description={texts.networksHint}
          autosize
          minRows={1}
          maxLength={1_000}
          {...form.getInputProps("networks")}
        />
        <NativeSelect
          label={texts.expires}
          data={Object.entries(texts.days).map(([value, words]) => ({ value, label: words }))}
          {...form.getInputProps("days")}
        />
        <SubmitRow label={label} isSubmitting={form.submitting} />
      </Stack>
    </form>
  );
}

/** Problems of single addresses show at the one field for all of them. */
function namingNetworks(problems: Record<string, unknown>, scopes: readonly GrantScope[]) {
  const entries = Object.entries(problems).map(([path, problem]) =>
    path.startsWith("networks")
      ? ["networks", path === "networks" && scopes.includes("operator") ? texts.networksNeeded : problem]
      : [path, problem],
  );
  return Object.fromEntries(entries);
}
