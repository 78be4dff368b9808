import { Group, Radio, Stack, TagsInput } from "@mantine/core";
import { topicSuggestions } from "#media/web/topics.ts";
import { FormSection } from "#platform/web/components/FormSection.tsx";
import { MoneyInput } from "#platform/web/components/MoneyInput.tsx";
import { NumberField } from "#platform/web/components/NumberField.tsx";
import { hyperlinkKinds } from "../../format.ts";
import { texts } from "../texts.ts";
import type { FormatEditorForm } from "./form.ts";

const { sections, fields } = texts.editor;

/** Steps 4 to 6: hyperlinks, images, topics. */
export function ConditionSections({ form }: { form: FormatEditorForm }) {
  const { hyperlinkKind } = form.values;
  return (
    <>
      <FormSection {...sections.hyperlinks}>
        <Radio.Group label={fields.hyperlinkKind} required {...form.getInputProps("hyperlinkKind")}>
          <Stack gap={10} mt={6}>
            {hyperlinkKinds.map((kind) => (
              <Radio key={kind} value={kind} label={kind} />
            ))}
          </Stack>
        </Radio.Group>
        {hyperlinkKind !== "Without" && (
          <NumberField label={fields.hyperlinksMax} required maw={240} {...form.getInputProps("hyperlinksMax")} />
        )}
        {hyperlinkKind === "Dofollow For a Fee" && (
          <MoneyInput label={fields.dofollowFee} required maw={240} {...form.getInputProps("dofollowFeeCents")} />
        )}
      </FormSection>
      <FormSection {...sections.images}>
        <Group grow align="flex-start">
          <NumberField label={fields.imagesMin} required {...form.getInputProps("imagesMin")} />
          <NumberField label={fields.imagesMax} required {...form.getInputProps("imagesMax")} />
        </Group>
      </FormSection>
      <FormSection {...sections.topics}>
        <TagsInput
          label={fields.topicsAccepted}
          description={fields.topicsHint}
          data={topicSuggestions}
          {...form.getInputProps("topicsAccepted")}
        />
        <TagsInput
          label={fields.topicsRefused}
          description={fields.topicsHint}
          data={topicSuggestions}
          {...form.getInputProps("topicsRefused")}
        />
      </FormSection>
    </>
  );
}
