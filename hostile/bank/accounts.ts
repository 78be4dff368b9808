import { transactionStatuses } from "../../src/wallet/transaction.ts";
import { runCommand } from "../../test/process.ts";
import type { BankModel } from "./model.ts";
import { asOwner } from "./scene.ts";
import type { BankPlace } from "./tellers.ts";

const accounts = `
  SELECT coalesce(organization.name || ':', '') || account.kind AS name, sum(entry.amount_cents)::float8 AS cents
  FROM ledger_account AS account LEFT JOIN organization ON organization.id = account.organization_id
  JOIN ledger_entry AS entry ON entry.account_id = account.id GROUP BY 1, account.organization_id`;

/** An uncovered amount is owed: the account holds that much more than the model, the creditor less. */
const oweds = `
  SELECT publisher.name || ':earnings' AS holder, client.name || ':available' AS waiting, sum(owed_cents - paid_cents)::float8 AS cents
  FROM refund_owed JOIN organization AS publisher ON publisher.id = publisher_organization_id
  JOIN organization AS client ON client.id = client_organization_id GROUP BY 1, 2
  UNION ALL SELECT organization.name || ':available', 'revenue', sum(owed_cents - paid_cents - dropped_cents)::float8
  FROM payment_owed JOIN organization ON organization.id = organization_id GROUP BY 1`;

/** A debtor of a charged-back payment has nothing available: new money pays the debt first. */
const unpaid = `
  SELECT DISTINCT organization.name FROM payment_owed JOIN organization ON organization.id = organization_id
  JOIN ledger_account AS account ON account.organization_id = organization.id AND account.kind = 'available'
  WHERE paid_cents + dropped_cents < owed_cents AND account.balance_cents > 0`;

const undone = `SELECT type, status, count(*)::integer AS count FROM transaction WHERE status < ${transactionStatuses.success} GROUP BY 1, 2`;

/** Accounts that differ from the model, and every other broken rule. */
export async function compareAccounts({ ownerUrlOf, environment }: BankPlace, model: BankModel): Promise<string[]> {
  const ownerUrl = await ownerUrlOf();
  const found = new Map(
    (await asOwner<{ name: string; cents: number }>(ownerUrl, accounts)).map(({ name, cents }) => [name, cents]),
  );
  const due = new Map(model.balances);
  for (const { holder, waiting, cents } of await asOwner<{ holder: string; waiting: string; cents: number }>(
    ownerUrl,
    oweds,
  )) {
    due.set(holder, (due.get(holder) ?? 0) + cents);
    due.set(waiting, (due.get(waiting) ?? 0) - cents);
  }
  const wrong = [...new Set([...found.keys(), ...due.keys()])].flatMap((name) => {
    const [expected, is] = [due.get(name) ?? 0, found.get(name) ?? 0];
    return expected === is ? [] : [`${name} holds ${is}, the acknowledged deeds come to ${expected}`];
  });
  const debtors = await asOwner<{ name: string }>(ownerUrl, unpaid);
  const left = await asOwner<{ type: number; status: number; count: number }>(ownerUrl, undone);
  const verified = await runCommand(["verify-ledger"], environment);
  return [
    ...wrong,
    ...debtors.map(({ name }) => `${name} owes, and has money available`),
    ...left.map(({ type, status, count }) => `${count} transactions of type ${type} stay in status ${status}`),
    ...(verified.code === 0 ? [] : [verified.output]),
  ];
}
