import { followCommission } from "#affiliate/server/commissions.ts";
import { issueInvoices } from "#payments/invoices/server/issue.ts";
import type { SettlementReader } from "#wallet/settlements/server/commands.ts";

/** All that follows a settlement: its documents in `title`'s name, and its commission. */
export const settlementReaders = (title: string): SettlementReader[] => [issueInvoices(title), followCommission];
