import type pg from "pg";
import { verifyCommissions } from "#affiliate/server/queries-verify.ts";
import { verifyAuditTrail } from "#audit/server/verify.ts";
import { verifyAuditLog } from "#auth/server/log/verify.ts";
import { verifyVouchers } from "#payments/vouchers/server/queries-verify.ts";
import type { LedgerReport } from "#wallet/ledger-report.ts";
import { verifyLedger } from "#wallet/server/verify-ledger.ts";
import { verifyHeld } from "./verify-held.ts";

/** The books, the sign-in log and the operators' trail: what `byline verify-ledger` prints and the books page shows. */
export async function verifyEverything(pool: pg.Pool): Promise<LedgerReport> {
  const { problems, ...books } = await verifyLedger(pool, verifyHeld, verifyVouchers, verifyCommissions);
  return { ...books, problems: [...problems, ...(await verifyAuditLog(pool)), ...(await verifyAuditTrail(pool))] };
}
