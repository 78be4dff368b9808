import type { Change } from "#house/audit.ts";
import type { AuditEvent } from "#house/contract-audit.ts";
import { texts } from "./texts.ts";

const words = texts.audit;

/** What an entry tells: what was done, the reviewed medium to which its subject leads, and the changes to be listed. */
export function entryInWords({ kind, act, changes }: Pick<AuditEvent, "kind" | "act" | "changes">): {
  did: string;
  media: string | null;
  changes: Change[];
} {
  if (kind !== "review") return { did: words.happened[kind][act], media: null, changes };
  const said = (field: string) => changes.find((change) => change.field === field)?.after?.toString() ?? "";
  const decided = words.decisions[said("decision")] ?? said("decision");
  const did = said("formatType") ? words.formatOn(decided, said("formatType")) : decided;
  return { did, media: said("media"), changes: changes.filter(({ field }) => field === "reason") };
}

/** A change as a person reads it: `15 % → 12.5 %`; only the one side of what is new or gone. */
export function changeInWords({ field, before, after }: Change): { field: string; change: string } {
  const [old, now] = [valueInWords(field, before), valueInWords(field, after)];
  const change = old !== null && now !== null ? words.change(old, now) : (now ?? old ?? "");
  return { field: words.fields[field] ?? field, change };
}

function valueInWords(field: string, value: Change["before"]): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string") return value || words.empty;
  return (inUnit[field] ?? words.hours)(value);
}

/** What a number is counted in, where it is not hours. */
const inUnit: Record<string, (value: number) => string> = {
  feeBasisPoints: (points) => words.percent(String(points / 100)),
  monthlyUnits: words.units,
  refreshDays: words.days,
};
