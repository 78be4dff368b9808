import { formatCents } from "#platform/money/money.ts";
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

/** `15 % → 12.5 %`; one side alone for a new or removed value. */
export function changeInWords({ field, before, after }: AuditChange): { field: string; change: string } {
  const [old, now] = [valueInWords(field, before), valueInWords(field, after)];
  const change = old !== null && now !== null ? texts.change(old, now) : (now ?? old ?? "");
  return { field: texts.fields[field] ?? field, change };
}

function valueInWords(field: string, value: AuditChange["before"]): string | null {
  if (value === null) return null;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "string") return value || texts.empty;
  return (inUnit[field] ?? texts.hours)(value);
}

/** Units of numbers other than hours. */
const inUnit: Record<string, (value: number) => string> = {
  rateBasisPoints: (points) => texts.percent(String(points / 100)),
  affiliatePercent: (percent) => texts.percent(String(percent)),
  affiliateLockDays: texts.days,
  amountCents: formatCents,
  redemptionsMax: String,
  feeBasisPoints: (points) => texts.percent(String(points / 100)),
  monthlyUnits: texts.units,
  refreshDays: texts.days,
  earningsLockDays: texts.days,
  identityDocumentDays: texts.days,
  identityDataDays: texts.days,
  organizationMegabytes: texts.megabytes,
  personMegabytes: texts.megabytes,
  withdrawalMinimumCents: formatCents,
  withdrawalFeeCents: formatCents,
  withdrawals: (count) => count.toLocaleString(locale),
  documents: (count) => count.toLocaleString(locale),
  voucherAccountDays: texts.days,
  voucherLockDays: texts.days,
  organizationsMax: String,
  publishDaysAhead: String,
  adjustmentDayCents: formatCents,
  adjustmentMonthCents: formatCents,
  transferDayCents: formatCents,
  transferMonthCents: formatCents,
  refundDayCents: formatCents,
  refundMonthCents: formatCents,
  voucherDayCents: formatCents,
  voucherMonthCents: formatCents,
  verdictDayCents: formatCents,
  verdictMonthCents: formatCents,
  paymentFileDayCents: formatCents,
  paymentFileMonthCents: formatCents,
  newAccountDays: texts.days,
  newAccountTopUpCents: formatCents,
  topUpsPerDay: String,
  rowsCreated: texts.rows,
  rowsUpdated: texts.rows,
};
