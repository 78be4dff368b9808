import { formatCents } from "#platform/money/money.ts";
import { formatBasisPoints } from "#platform/money/percent.ts";
import { locale } from "#platform/words/catalogue.ts";
import type { AuditChange } from "../audit.ts";
import type { AuditEvent } from "../contract.ts";
import { texts } from "./texts.ts";

/** Returns the act in words, the reviewed medium if any, and the changes to list. */
export function entryInWords({ kind, act, changes }: Pick<AuditEvent, "kind" | "act" | "changes">): {
  did: string;
  media: string | null;
  changes: AuditChange[];
} {
  if (kind !== "review") return { did: texts.happened[kind][act], media: null, changes };
  const said = (field: string) => changes.find((change) => change.field === field)?.after?.toString() ?? "";
  const decided = texts.decisions[said("decision")] ?? said("decision");
  const did = said("formatType") ? texts.formatOn(decided, said("formatType")) : decided;
  return { did, media: said("media"), changes: changes.filter(({ field }) => field === "reason") };
}

/** `15% → 12.5%`; one side alone for a new or removed value. */
export function changeInWords({ field, before, after }: AuditChange): { field: string; change: string } {
  const [old, now] = [valueInWords(field, before), valueInWords(field, after)];
  const change = old !== null && now !== null ? texts.change(old, now) : (now ?? old ?? "");
  return { field: texts.fields[field] ?? field, change };
}

function valueInWords(field: string, value: AuditChange["before"]): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "string") return value || texts.empty;
  const unit = Object.keys(units).find((suffix) => field.endsWith(suffix)) ?? "";
  return (counted[field] ?? units[unit] ?? inPlain)(value);
}

type NumberInWords = (value: number) => string;

const inPlain: NumberInWords = (count) => count.toLocaleString(locale);

/** A number's unit stands last in its field's name. */
const units: Record<string, NumberInWords> = {
  Cents: formatCents,
  BasisPoints: formatBasisPoints,
  Percent: texts.percent,
  Hours: texts.hours,
  Days: texts.days,
  Megabytes: texts.megabytes,
};

const counted: Record<string, NumberInWords> = {
  monthlyUnits: texts.units,
  rowsCreated: texts.rows,
  rowsUpdated: texts.rows,
};
