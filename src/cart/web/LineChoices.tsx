import { Checkbox, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { type BookedHyperlinkKind, bookableKinds, type HyperlinkKind } from "#formats/format.ts";
import { ExtraChoice } from "#formats/web/ExtraChoice.tsx";
import { type LeadTime, type PublishDate, publishDateProblem } from "#orders/dates/publish-date.ts";
import { PublishDateField } from "#orders/web/PublishDateField.tsx";
import { formatCents } from "#platform/money/money.ts";
import type { CartLine } from "../contract.ts";
import type { LineChoice } from "./changes.ts";
import { texts } from "./texts.ts";

const cartLineWords = texts.line;

type Choices = Pick<
  CartLine,
  | ("publishDateMode" | "publishOn" | "mediaName" | "extras" | "offeredExtras")
  | ("offeredHyperlinkKind" | "hyperlinkKind" | "dofollowFeeCents")
>;

type LineChoicesProps = { line: Choices; onChange: (choice: LineChoice) => void };

type AllChoicesProps = LineChoicesProps & { lead: LeadTime; onDated: (isDated: boolean) => void };

export function LineChoices({ line, lead, onChange, onDated }: AllChoicesProps) {
  const { publishDateMode, publishOn, mediaName, extras, offeredExtras } = line;
  // A mode without its day stays here until the day is chosen.
  const [unfinished, setUnfinished] = useState<PublishDate>();
  return (
    <Stack gap="md">
      <PublishDateField
        of={mediaName}
        value={unfinished ?? { publishDateMode, publishOn }}
        lead={lead}
        onChange={(chosen) => {
          const problem = publishDateProblem(chosen, lead);
          setUnfinished(problem ? chosen : undefined);
          onDated(!problem);
          if (!problem) onChange(chosen);
        }}
      />
      <HyperlinkKindField line={line} onChange={onChange} />
      {offeredExtras.length > 0 && (
        <Checkbox.Group label={cartLineWords.extras} value={extras} onChange={(chosen) => onChange({ extras: chosen })}>
          <Stack gap="xs" mt={6}>
            {offeredExtras.map((extra) => (
              <ExtraChoice key={extra.name} extra={extra} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </Stack>
  );
}

function HyperlinkKindField({ line, onChange }: LineChoicesProps) {
  const { offeredHyperlinkKind, hyperlinkKind, dofollowFeeCents, mediaName } = line;
  const kinds = bookableKinds(offeredHyperlinkKind as HyperlinkKind);
  if (kinds.length === 1) {
    return (
      <div>
        <Text fz="sm" fw={600}>
          {cartLineWords.hyperlinkKind}
        </Text>
        <Text fz="sm">{hyperlinkKind}</Text>
      </div>
    );
  }
  const isForAFee = offeredHyperlinkKind === "Dofollow For a Fee";
  return (
    <NativeSelect
      label={cartLineWords.hyperlinkKind}
      aria-label={cartLineWords.hyperlinkKindOf(mediaName)}
      value={hyperlinkKind}
      data={kinds.map((kind) => ({
        value: kind,
        label: isForAFee && kind === "Dofollow" ? cartLineWords.dofollowFor(formatCents(dofollowFeeCents)) : kind,
      }))}
      onChange={({ currentTarget }) => onChange({ hyperlinkKind: currentTarget.value as BookedHyperlinkKind })}
    />
  );
}
