import { Textarea, TextInput } from "@mantine/core";
import type { FunctionComponent } from "react";
import { briefMax } from "../../briefs/brief.ts";
import type { Order } from "../../contract.ts";
import { noLeadTime, type PublishDateMode } from "../../dates/publish-date.ts";
import { PublishDateField } from "../../web/PublishDateField.tsx";
import { texts } from "../../web/texts.ts";
import { useLeadClock } from "../../web/use-lead-time.ts";
import { EvidenceImages } from "./EvidenceImages.tsx";
import { type AskedField, linesOf, type MoveField, type useMoveForm } from "./use-move-form.ts";

const moveWords = texts.moves;

type Form = ReturnType<typeof useMoveForm>["form"];
type FieldProps = { order: Order; isRequired: boolean; form: Form };

export function MoveFields({ order, fields, form }: { order: Order; fields: MoveField[]; form: Form }) {
  return fields.map(({ name, isRequired }) => {
    const Field = components[name];
    return <Field key={name} order={order} isRequired={isRequired} form={form} />;
  });
}

function ProposedDate({ form }: FieldProps) {
  const { now, daysAhead } = useLeadClock();
  return (
    <PublishDateField
      value={{
        publishDateMode: form.values.publishDateMode as PublishDateMode,
        publishOn: form.values.publishOn || null,
      }}
      lead={noLeadTime(now, daysAhead)}
      error={form.errors.publishOn as string | undefined}
      onChange={({ publishDateMode, publishOn }) => {
        form.setValues({ publishDateMode, publishOn: publishOn ?? "" });
        form.clearFieldError("publishOn");
      }}
    />
  );
}

const components: Record<AskedField, FunctionComponent<FieldProps>> = {
  publicationUrl: ({ order: { mediaDomain }, form }) => (
    <TextInput
      label={moveWords.publicationUrl}
      description={moveWords.publicationHint(mediaDomain)}
      placeholder={`https://${mediaDomain}/…`}
      inputMode="url"
      data-autofocus
      {...form.getInputProps("publicationUrl")}
    />
  ),
  brief: ({ form }) => (
    <Textarea
      label={texts.brief}
      minRows={6}
      maxRows={16}
      maxLength={briefMax}
      data-autofocus
      {...form.getInputProps("brief")}
    />
  ),
  publishDateMode: ProposedDate,
  // Rendered together with its mode.
  publishOn: () => null,
  evidenceLinks: ({ form }) => (
    <Textarea
      label={moveWords.evidenceLinks}
      description={moveWords.evidenceLinksHint}
      {...form.getInputProps("evidenceLinks")}
    />
  ),
  evidenceImages: ({ form }) => (
    <EvidenceImages
      images={linesOf(form.values.evidenceImages)}
      onChange={(images) => form.setFieldValue("evidenceImages", images.join("\n"))}
    />
  ),
  reason: ({ isRequired, form }) => (
    <Textarea
      label={isRequired ? moveWords.reason : moveWords.optionalReason}
      description={moveWords.reasonHint}
      minRows={3}
      maxLength={2_000}
      data-autofocus
      {...form.getInputProps("reason")}
    />
  ),
};
