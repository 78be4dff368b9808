import { literal } from "#platform/database/sql/literals.ts";
import type { OrganizationAccount } from "../posting.ts";

/** As SQL: this row of `ledger_account` is an organization's account of this kind. By `ledger_account_owner`. */
export const isAccount = (kind: OrganizationAccount, organizationId: string, row = "ledger_account"): string =>
  `${row}.organization_id = ${organizationId} AND ${row}.kind = ${literal(kind)}`;

/** The account as `account`, joined to what has its organization's id. */
export const joinAccount = (kind: OrganizationAccount, organizationId: string): string =>
  `JOIN ledger_account AS account ON ${isAccount(kind, organizationId, "account")}`;
