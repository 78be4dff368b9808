import { formatCents } from "#platform/money/money.ts";
import type { FormatFields } from "../../conditions.ts";
import { offeredExtras } from "../../extras.ts";
import { texts } from "../../web/texts.ts";
import { conditionsInWords, valueInWords } from "../../web/words.ts";
import { texts as editorTexts } from "./texts.ts";

const conditionWords = editorTexts.conditions;
const { missing } = texts.offer;

export type ChangedCondition = { label: string; before: string; after: string };

export function changedConditions(before: FormatFields, after: FormatFields): ChangedCondition[] {
  const [old, now] = [termsOf(before), termsOf(after)];
  const labels = new Set([...old.keys(), ...now.keys()]);
  return [...labels]
    .map((label) => ({ label, before: old.get(label) ?? missing, after: now.get(label) ?? missing }))
    .filter((each) => each.before !== each.after);
}

function termsOf(format: FormatFields): Map<string, string> {
  return new Map([
    [conditionWords.type, format.formatType],
    [conditionWords.price, formatCents(format.priceCents)],
    ...conditionsInWords(format, "agreed").map(({ label, text }) => [label, text] as const),
    [conditionWords.extras, extrasOf(format)],
  ]);
}

const extrasOf = (format: FormatFields): string => valueInWords("extras", offeredExtras(format)) || missing;
