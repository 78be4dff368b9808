import { Button, Group, Radio, SegmentedControl, Stack, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { countryOptions } from "#platform/contract/region-names.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { notify } from "#platform/web/components/notify.ts";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import type { Identity } from "../contract.ts";
import { type IdentityKind, identityKinds } from "../identity.ts";
import { editIdentity, submitIdentity } from "./api.ts";
import { DocumentsSection } from "./DocumentsSection.tsx";
import { texts } from "./texts.ts";

const countries = countryOptions();
const kinds = identityKinds.map((value) => ({ value, label: texts.kinds[value] }));

type IdentityProvider = { title: string; leadThere: (identityId: string) => Promise<void> };

type IdentityFormProps = { identity: Identity; provider?: IdentityProvider | undefined };

export function IdentityForm({ identity, provider }: IdentityFormProps) {
  const { id } = identity;
  const form = useForm({ initialValues: valuesOf(identity) });
  const chosen = form.values.kind;
  const asked = chosen === "person" ? provider : undefined;
  const way: Way = asked ? form.values.way : "documents";
  const submit = submitting(form, async (values) => {
    await editIdentity(id, editOf(values));
    if (asked && way === "provider") return await asked.leadThere(id);
    await submitIdentity(id);
    notify.success(texts.submitted);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <SegmentedControl
          aria-label={texts.kind}
          data={kinds}
          value={chosen}
          onChange={(value) => form.setFieldValue("kind", value as IdentityKind)}
          style={{ alignSelf: "flex-start" }}
        />
        <TextInput label={texts.names[chosen]} autoComplete="name" {...form.getInputProps("legalName")} />
        <OnePicker
          label={texts.country[chosen]}
          options={countries}
          {...form.getInputProps("country")}
          onChange={(value) => form.setFieldValue("country", value ?? "")}
        />
        <Textarea label={texts.address[chosen]} {...form.getInputProps("address")} />
        {chosen === "person" ? (
          <TextInput type="date" label={texts.birthDate} autoComplete="bday" {...form.getInputProps("birthDate")} />
        ) : (
          <TextInput label={texts.registerNumber} {...form.getInputProps("registerNumber")} />
        )}
        {asked && <WayChoice title={asked.title} {...form.getInputProps("way")} />}
        {way === "documents" && (
          <DocumentsSection
            identity={identity}
            of={chosen}
            errors={form.errors}
            onUploaded={(document) => form.clearFieldError(document)}
          />
        )}
        <Group justify="flex-end">
          <Button type="submit" size="big" loading={form.submitting}>
            {asked && way === "provider" ? texts.byProvider.action(asked.title) : texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Way = "provider" | "documents";

function WayChoice({ title, ...input }: { title: string }) {
  const words = texts.byProvider;
  return (
    <Radio.Group label={words.label} {...input}>
      <Stack gap="xs" mt="xs">
        <Radio value="provider" label={words.name(title)} description={words.text} />
        <Radio value="documents" label={words.documents} description={words.documentsText} />
      </Stack>
    </Radio.Group>
  );
}

type Values = Record<"legalName" | "country" | "address" | "birthDate" | "registerNumber", string> & {
  kind: IdentityKind;
};

const valuesOf = ({ kind, legalName, country, address, birthDate, registerNumber, documents }: Identity) => ({
  kind,
  legalName,
  country,
  address,
  birthDate: birthDate ?? "",
  registerNumber: registerNumber ?? "",
  identity: "",
  identityBack: "",
  register: "",
  way: (documents.length > 0 ? "documents" : "provider") as Way,
});

const editOf = ({ kind, legalName, country, address, birthDate, registerNumber }: Values) => ({
  kind,
  legalName,
  country,
  address,
  birthDate: (kind === "person" && birthDate) || null,
  registerNumber: (kind === "company" && registerNumber) || null,
});
