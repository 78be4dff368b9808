import { Button, Radio, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useState } from "react";
import { organizationInput } from "#accounts/organizations/contract.ts";
import { createOrganization } from "#accounts/web/changes.ts";
import { submitting } from "#platform/web/components/form/submitting.ts";
import { readStoredDraft, storeDraft } from "#platform/web/draft/stored-draft.ts";
import { type MediaType, mediaTypes } from "../../media.ts";
import { texts } from "../texts.ts";

const mediaSetupWords = texts.setup;

type Answers = { name: string; mediaType: string };

const keptAs = "publishing organization";

/** Reads unsent input of this browser (R10.6). */
function readKept(): Answers {
  const kept = readStoredDraft<Answers>(keptAs);
  return { name: kept?.name ?? "", mediaType: kept?.mediaType ?? "" };
}

const keep = (answers: Answers) => storeDraft(keptAs, { ...answers, base: "", typedAt: new Date().toISOString() });

export function OrganizationStep({ onDone }: { onDone: (mediaType: MediaType | undefined) => Promise<void> }) {
  const [initialValues] = useState(readKept);
  const form = useForm({
    initialValues,
    validate: schemaResolver(organizationInput.pick({ name: true }).loose(), { sync: true }),
    onValuesChange: keep,
  });
  const submit = submitting(form, async ({ name, mediaType }) => {
    await createOrganization({ name, kind: "publisher" });
    storeDraft(keptAs, undefined);
    await onDone(mediaTypes.find((type) => type === mediaType));
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="flex-start" maw={440} gap="lg">
        <TextInput
          label={mediaSetupWords.organizationName}
          description={mediaSetupWords.organizationHint}
          w="100%"
          size="md"
          {...form.getInputProps("name")}
        />
        <Radio.Group
          label={mediaSetupWords.mediaType}
          description={mediaSetupWords.mediaTypeHint}
          {...form.getInputProps("mediaType")}
        >
          <Stack mt="xs" gap="xs">
            {mediaTypes.map((type) => (
              <Radio key={type} value={type} label={type} />
            ))}
          </Stack>
        </Radio.Group>
        <Button type="submit" size="big" loading={form.submitting}>
          {mediaSetupWords.continue}
        </Button>
      </Stack>
    </form>
  );
}
