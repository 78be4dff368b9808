/** Kinds of the audit trail (R1.10, R3.5, R3.14, R3.15). */
export const auditKinds = [
  "settings",
  "flag",
  "redirect",
  "metrics",
  "review",
  "import",
  "domain",
  "tax",
  "voucher",
  "identity",
  "topUp",
  "autoTopUp",
  "organization",
  "adjustment",
  "person",
  "fee",
  "payout",
  "deed",
  "operator",
  "setup",
  "sharedLink",
  "webhook",
] as const;
export type AuditKind = (typeof auditKinds)[number];

export type AuditAct = "created" | "changed" | "removed";

type Value = string | number | boolean;
export type RecordedValues = Record<string, Value>;
export type AuditChange = { field: string; before: Value | null; after: Value | null };

/** Only these fields of each kind enter the trail. Settings come with no others than an operator decides. */
const recordedFields: Record<Exclude<AuditKind, "settings">, readonly string[]> = {
  flag: ["name", "enabled", "description"],
  redirect: ["path", "target", "permanent"],
  metrics: ["monthlyUnits", "refreshDays", "paused"],
  review: ["decision", "formatType", "reason", "media"],
  import: ["organization", "rowsCreated", "rowsUpdated"],
  domain: ["organization"],
  payout: ["state", "amountCents", "reason", "withdrawals", "file", "stopped"],
  tax: ["country", "rateBasisPoints", "reversesCharge"],
  voucher: ["code", "amountCents", "endsAt", "redemptionsMax"],
  identity: ["document", "documents", "state", "notes"],
  autoTopUp: ["decision", "amountCents"],
  topUp: ["decision", "organization", "amountCents", "reason"],
  organization: ["status", "reason"],
  person: ["status", "reason"],
  operator: ["operator", "by"],
  setup: ["decision"],
  sharedLink: ["state"],
  webhook: ["host", "events", "shape", "state", "secret"],
  fee: ["feeBasisPoints", "startsOn"],
  deed: ["amountCents", "state"],
  adjustment: ["account", "amountCents", "reason", "state"],
};

/**
 * Returns the fields that differ; undefined when none does. A new or removed record lists all fields, with null on the
 * other side.
 */
export function recorded(
  kind: AuditKind,
  before: object | undefined,
  after: object | undefined,
): { before: RecordedValues | null; after: RecordedValues | null } | undefined {
  const fields = fieldsOf(kind, before, after);
  const [old, now] = [before, after].map((item) => (item ? only(item as RecordedValues, fields) : null));
  if (!old || !now) return { before: old ?? null, after: now ?? null };
  const changed = fields.filter((field) => old[field] !== now[field]);
  if (changed.length === 0) return undefined;
  return { before: only(old, changed), after: only(now, changed) };
}

export function actOf({ before, after }: { before: RecordedValues | null; after: RecordedValues | null }): AuditAct {
  if (before === null) return "created";
  return after === null ? "removed" : "changed";
}

/** Orders a record's changes for display; the database keeps no order. */
export function auditChangesOf(
  kind: AuditKind,
  before: RecordedValues | null,
  after: RecordedValues | null,
): AuditChange[] {
  return fieldsOf(kind, before, after)
    .map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }))
    .filter((change) => change.before !== null || change.after !== null);
}

const fieldsOf = (kind: AuditKind, ...items: (object | null | undefined)[]): readonly string[] =>
  kind === "settings" ? [...new Set(items.flatMap((item) => Object.keys(item ?? {})))] : recordedFields[kind];

const only = (item: RecordedValues, fields: readonly string[]): RecordedValues =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([field]) => fields.includes(field))
      .map(([field, value]) => [field, Array.isArray(value) ? value.join(", ") : value]),
  );
