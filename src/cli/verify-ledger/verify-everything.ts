import type pg from "pg";
import { verifyCommissions } from "#affiliate/server/queries-verify.ts";
import { verifyAuditTrail } from "#audit/server/verify.ts";
import { verifyAuditLog } from "#auth/server/log/verify.ts";
import { verifyChargebacks } from "#payments/chargebacks/server/queries-verify.ts";
import { verifyVouchers } from "#payments/vouchers/server/queries-verify.ts";
import { verifyWithdrawals } from "#payments/withdrawals/server/queries-verify.ts";
import type { LedgerReport } from "#wallet/ledger-report.ts";
import { verifyLedger } from "#wallet/server/verify-ledger.ts";
import { verifyHeld } from "./verify-held.ts";

/** Verifies books, sign-in log and operators' trail, for `byline verify-ledger` and the books page. */
export async function verifyEverything(pool: pg.Pool): Promise<LedgerReport> {
  const { problems, ...books } = await verifyLedger(
    pool,
    verifyHeld,
    verifyVouchers,
    verifyWithdrawals,
    verifyChargebacks,
    verifyCommissions,
  );
  return { ...books, problems: [...problems, ...(await verifyAuditLog(pool)), ...(await verifyAuditTrail(pool))] };
}
