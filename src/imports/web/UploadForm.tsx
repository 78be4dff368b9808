import { Button, FileInput, NativeSelect, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate } from "@tanstack/react-router";
import { createOrganization } from "#accounts/web/changes.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { type ImportKind, importKinds } from "../import.ts";
import { uploadCatalogue } from "./api.ts";
import { nameOfNew } from "./chosen-organization.ts";
import { OrganizationField } from "./OrganizationField.tsx";
import type { ImportPlace } from "./place.ts";
import { texts } from "./texts.ts";

const uploadWords = texts.upload;

type Values = { kind: ImportKind; organization: string; file: File | null };

export function UploadForm({ place }: { place: ImportPlace }) {
  const navigate = useNavigate();
  const form = useForm<Values>({
    initialValues: { kind: "media", organization: place.organizations?.[0]?.id ?? "", file: null },
  });
  const submit = submitting(form, async ({ kind, organization, file }) => {
    if (!file) return form.setFieldError("file", uploadWords.choose);
    const id = await uploadCatalogue(file, { kind, organization: await madeOf(organization) });
    await navigate({ to: place.one, params: { id } });
  });
  /** Creates a new organization once, even if the file is refused. */
  const madeOf = async (chosen: string): Promise<string> => {
    const name = nameOfNew(chosen);
    if (name === undefined) return chosen;
    const { id } = await createOrganization({ name, kind: "publisher" });
    form.setFieldValue("organization", id);
    return id;
  };
  return (
    <form onSubmit={submit} noValidate aria-label={uploadWords.title}>
      <Stack maw={480}>
        <NativeSelect
          label={uploadWords.kind}
          data={importKinds.map((value) => ({ value, label: uploadWords.kinds[value] }))}
          {...form.getInputProps("kind")}
        />
        {place.organizations ? (
          place.organizations.length > 1 && (
            <NativeSelect
              label={uploadWords.organization}
              data={place.organizations.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.getInputProps("organization")}
            />
          )
        ) : (
          <OrganizationField
            isOptional={form.getValues().kind === "metrics"}
            value={form.getValues().organization}
            onChange={(chosen) => form.setFieldValue("organization", chosen)}
            error={form.errors.organization}
          />
        )}
        <FileInput
          label={uploadWords.file}
          description={uploadWords.fileHint}
          placeholder={uploadWords.choose}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          clearable
          clearButtonProps={{ "aria-label": uploadWords.choose }}
          {...form.getInputProps("file")}
        />
        <Button type="submit" loading={form.submitting} style={{ alignSelf: "start" }}>
          {uploadWords.submit}
        </Button>
      </Stack>
    </form>
  );
}
