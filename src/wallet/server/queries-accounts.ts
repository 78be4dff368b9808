import { literal } from "#platform/database/sql/literals.ts";
import type { OrganizationAccount } from "../posting.ts";

/** SQL for "this row is the organization's account of this kind", by `ledger_account_owner`. */
export const isAccount = (kind: OrganizationAccount, organizationId: string, row = "ledger_account"): string =>
  `${row}.organization_id = ${organizationId} AND ${row}.kind = ${literal(kind)}`;

/** Joins the account as `account` to a row with an organization's id. */
export const joinAccount = (kind: OrganizationAccount, organizationId: string): string =>
  `JOIN ledger_account AS account ON ${isAccount(kind, organizationId, "account")}`;

/** SQL for the balance of Byline's account; `account` is an expression for its id. Cents. */
export const houseBalanceOf = (account: string): string =>
  `(SELECT coalesce(sum(amount_cents), 0)::bigint FROM house_balance WHERE account_id = ${account})`;
