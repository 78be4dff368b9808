import { Paper, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import type { Format } from "../../../contract.ts";
import { priceGuidanceQuery } from "../../../web/api.ts";
import type { PriceGuidance as Guidance } from "../../contract.ts";
import { texts } from "../texts.ts";

const guidanceWords = texts.guidance;

/** Stays empty where too few prices are known (R4.4). */
export function PriceGuidanceHint({ format }: { format: Format }) {
  const { data: guidance } = useQuery(priceGuidanceQuery(format));
  if (!guidance || guidance.medianCents === null || guidance.lowerCents === null || guidance.upperCents === null)
    return null;
  const { lowerCents, upperCents, medianCents } = guidance;
  return (
    <Paper withBorder p="md" component="section" aria-label={guidanceWords.title}>
      <Text fw={600} fz="sm">
        {guidanceWords.title}
      </Text>
      <Text fz="sm" className="figures">
        {guidanceWords.range(formatCents(lowerCents), formatCents(upperCents), formatCents(medianCents))}
      </Text>
      <Text fz="sm" c="dimmed">
        {basisOf(guidance, format.formatType)}
      </Text>
    </Paper>
  );
}

function basisOf({ count, ahrefsDrFrom, ahrefsDrTo }: Guidance, type: string): string {
  const band = ahrefsDrFrom === null || ahrefsDrTo === null ? "" : guidanceWords.band(ahrefsDrFrom, ahrefsDrTo);
  return `${guidanceWords.basis(count, type)}${band}.`;
}
