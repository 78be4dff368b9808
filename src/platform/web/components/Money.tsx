import { formatCents } from "#platform/money/money.ts";

/** An amount in cents as `$1,234.50`, in aligned figures; a dash for none. */
export function Money({ cents }: { cents: number | null | undefined }) {
  return <span className="figures">{formatCents(cents ?? null)}</span>;
}
