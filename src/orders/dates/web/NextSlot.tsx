import { Text } from "@mantine/core";
import { type LeadTime, nextSlotInWords } from "../publish-date.ts";

/** `Next slot: Dec 3` */
export function NextSlot({ lead }: { lead: LeadTime }) {
  const words = nextSlotInWords(lead);
  return words === undefined ? null : <Text fz="sm">{words}</Text>;
}
