import { TagsInput, Textarea, TextInput } from "@mantine/core";
import { topicSuggestions } from "#media/web/topics.ts";
import { texts } from "../texts.ts";
import type { StepProps } from "./step-props.ts";

const { fields } = texts;

/** Step 6. */
export function TopicsStep({ form }: StepProps) {
  return (
    <>
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
    </>
  );
}

/** Step 8. */
export function OtherStep({ form }: StepProps) {
  return <Textarea label={fields.otherConditions} autosize minRows={4} {...form.getInputProps("otherConditions")} />;
}

/** Step 9. */
export function ExamplesStep({ form }: StepProps) {
  const wrong = form.values.exampleLinks.map((_, index) => form.errors[`exampleLinks.${index}`]).find(Boolean);
  return (
    <TagsInput
      label={fields.exampleLinks}
      description={fields.exampleHint}
      {...form.getInputProps("exampleLinks")}
      error={form.errors.exampleLinks ?? wrong}
    />
  );
}

/** Step 10. */
export function CategoryStep({ form }: StepProps) {
  return <TextInput label={fields.category} {...form.getInputProps("category")} />;
}
