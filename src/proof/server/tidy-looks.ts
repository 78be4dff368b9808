import type { Tx } from "#platform/database/database.ts";
import { tidiedAtOnce } from "#platform/growth/tidy.ts";
import { recordMonths } from "../guarantee.ts";

/** Each look is kept so long. */
const lookDays = 90;

/** A look found the same as the one that it is compared with. */
const isSame = `passed AND evidence ->> 'url' = look.evidence ->> 'url'
  AND (evidence ->> 'textShare' IS NULL) = (look.evidence ->> 'textShare' IS NULL)`;

/** Looks of these months count in an outlet's track record. */
const isOnRecord = recordMonths
  .map(
    (months) => `look.checked_at BETWEEN first.checked_at + interval '${months} months' - interval '1 day'
      AND first.checked_at + interval '${months + 1} months' + interval '1 day'`,
  )
  .join(" OR ");

const ofOrder = "FROM link_check WHERE order_id = look.order_id AND NOT unsure";

/** Of passed looks in a row at the same address the first and the last stay, and pictured ones. */
const forget = `
  WITH old AS (
    SELECT id, checked_at FROM link_check
    WHERE passed AND NOT unsure AND checked_at > $1::timestamptz AND checked_at < now() - make_interval(days => ${lookDays})
    ORDER BY checked_at FETCH FIRST ${tidiedAtOnce} ROWS WITH TIES),
  gone AS (
    DELETE FROM link_check AS look USING old
    WHERE look.id = old.id
      AND (SELECT ${isSame} FROM (SELECT passed, evidence ${ofOrder} AND (checked_at, id) < (look.checked_at, look.id)
             ORDER BY checked_at DESC, id DESC LIMIT 1) AS before)
      AND (SELECT ${isSame} FROM (SELECT passed, evidence ${ofOrder} AND (checked_at, id) > (look.checked_at, look.id)
             ORDER BY checked_at, id LIMIT 1) AS after)
      AND NOT (SELECT ${isOnRecord} FROM (SELECT min(checked_at) AS checked_at ${ofOrder}) AS first)
      AND NOT EXISTS (SELECT FROM publication_picture WHERE link_check_id = look.id))
  SELECT max(checked_at)::text AS position FROM old`;

/** A publication that stays as it was is looked at sixteen times in its first year: few of those looks say anything. */
export async function forgetRepeatedLooks(tx: Tx, position: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ position: string | null }>(forget, [position]);
  return rows[0]?.position ?? undefined;
}
