import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { formErrors } from "#platform/web/components/form/form-errors.ts";
import { notify } from "#platform/web/components/notify.ts";
import { OnePicker } from "#platform/web/components/picker/OnePicker.tsx";
import { countryOptions } from "#platform/web/regions.ts";
import type { Identity } from "../contract.ts";
import { documentsOf, type IdentityKind, identityKinds } from "../identity.ts";
import { editIdentity, submitIdentity } from "./api.ts";
import { DocumentUpload } from "./DocumentUpload.tsx";
import { texts } from "./texts.ts";

const countries = countryOptions();
const kinds = identityKinds.map((value) => ({ value, label: texts.kinds[value] }));

/** What is told of a person or company, and its documents; sending it names what is missing at its field. */
export function IdentityForm({ identity }: { identity: Identity }) {
  const { id, kind, legalName, country, address, birthDate, registerNumber } = identity;
  const told = { kind, legalName, country, address };
  const form = useForm({
    initialValues: {
      ...{ ...told, birthDate: birthDate ?? "", registerNumber: registerNumber ?? "" },
      ...{ identity: "", identityBack: "", register: "" },
    },
  });
  const chosen = form.values.kind;
  const submit = form.onSubmit(async (values) => {
    try {
      await editIdentity(id, editOf(values));
      await submitIdentity(id);
      notify.success(texts.submitted);
    } catch (error) {
      formErrors(error, form);
    }
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
        <Textarea label={texts.address[chosen]} autosize minRows={2} {...form.getInputProps("address")} />
        {chosen === "person" ? (
          <TextInput type="date" label={texts.birthDate} autoComplete="bday" {...form.getInputProps("birthDate")} />
        ) : (
          <TextInput label={texts.registerNumber} {...form.getInputProps("registerNumber")} />
        )}
        <Stack gap="sm" component="section" aria-label={texts.documents}>
          <div>
            <Text fw={600}>{texts.documents}</Text>
            <Text fz="sm" c="dimmed">
              {texts.documentsHint}
            </Text>
          </div>
          {documentsOf(chosen).map((document) => (
            <DocumentUpload
              key={document}
              identity={identity}
              kind={document}
              of={chosen}
              error={form.errors[document]}
              onUploaded={() => form.clearFieldError(document)}
            />
          ))}
          <Text fz="sm" c="dimmed">
            {texts.privacy}
          </Text>
        </Stack>
        <Group justify="flex-end">
          <Button type="submit" size="big" loading={form.submitting}>
            {texts.submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Values = Record<"legalName" | "country" | "address" | "birthDate" | "registerNumber", string> & {
  kind: IdentityKind;
};

const editOf = ({ kind, legalName, country, address, birthDate, registerNumber }: Values) => ({
  ...{ kind, legalName, country, address },
  birthDate: (kind === "person" && birthDate) || null,
  registerNumber: (kind === "company" && registerNumber) || null,
});
