import type pg from "pg";
import { joinAccount } from "#wallet/server/queries-accounts.ts";

const differing = `
  SELECT redeemed.id, redeemed.amount_cents AS noted, coalesce(came.amount_cents, 0) AS posted,
    coalesce(redeemed.unspent_cents, 0) AS "notedBack", coalesce(-went.amount_cents, 0) AS "postedBack"
  FROM voucher_redemption AS redeemed
  ${joinAccount("available", "redeemed.organization_id")}
  LEFT JOIN ledger_posting AS redeeming ON redeeming.key = 'voucher:' || redeemed.voucher_id || ':' || redeemed.organization_id
  LEFT JOIN ledger_entry AS came ON came.posting_id = redeeming.id AND came.account_id = account.id
  LEFT JOIN ledger_posting AS ending ON ending.key = 'voucher:' || redeemed.voucher_id || ':' || redeemed.organization_id || ':end'
  LEFT JOIN ledger_entry AS went ON went.posting_id = ending.id AND went.account_id = account.id
  WHERE redeemed.outcome = 'redeemed' AND (redeemed.amount_cents <> coalesce(came.amount_cents, 0)
    OR coalesce(redeemed.unspent_cents, 0) <> coalesce(-went.amount_cents, 0))
  ORDER BY redeemed.id LIMIT 20`;

type CheckedVoucherRow = { id: string; noted: number; posted: number; notedBack: number; postedBack: number };

/** Each redeemed voucher was posted with its amount, and what went back at its end with what is noted. */
export async function verifyVouchers(client: pg.PoolClient, problems: string[]): Promise<void> {
  const { rows } = await client.query<CheckedVoucherRow>(differing);
  for (const { id, noted, posted, notedBack, postedBack } of rows)
    problems.push(
      `voucher redemption ${id}: ${noted} came and ${notedBack} went back, posted are ${posted} and ${postedBack}`,
    );
}
