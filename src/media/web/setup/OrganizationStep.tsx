import { Button, Radio, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { organizationInput } from "#accounts/contract.ts";
import { createOrganization } from "#accounts/web/api.ts";
import { formErrors } from "#platform/web/components/form-errors.ts";
import { type MediaType, mediaTypes } from "../../media.ts";
import { texts } from "../texts.ts";

const words = texts.setup;

/** The first step: who publishes, and what. */
export function OrganizationStep({ onDone }: { onDone: (mediaType: MediaType | undefined) => Promise<void> }) {
  const form = useForm({ initialValues: { name: "", mediaType: "" }, validate: problemsOf });
  const submit = form.onSubmit(async ({ name, mediaType }) => {
    try {
      await createOrganization({ name, kind: "publisher" });
      await onDone(mediaTypes.find((type) => type === mediaType));
    } catch (error) {
      formErrors(error, form);
    }
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start" maw={440} gap="lg">
        <TextInput
          label={words.organizationName}
          description={words.organizationHint}
          w="100%"
          size="md"
          {...form.getInputProps("name")}
        />
        <Radio.Group label={words.mediaType} description={words.mediaTypeHint} {...form.getInputProps("mediaType")}>
          <Stack mt="xs" gap="xs">
            {mediaTypes.map((type) => (
              <Radio key={type} value={type} label={type} />
            ))}
          </Stack>
        </Radio.Group>
        <Button type="submit" size="big" loading={form.submitting}>
          {words.continue}
        </Button>
      </Stack>
    </form>
  );
}

function problemsOf({ name }: { name: string }): Record<string, string> {
  const parsed = organizationInput.shape.name.safeParse(name);
  return parsed.success ? {} : { name: parsed.error.issues[0]?.message ?? "" };
}
