import type { Change } from "#house/audit.ts";
import { texts } from "./texts.ts";

const words = texts.audit;

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
