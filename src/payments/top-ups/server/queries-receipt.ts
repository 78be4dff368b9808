import type { Actor } from "#accounts/actor.ts";
import { organizationsWhere } from "#accounts/server/authorize.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal } from "#platform/database/sql/literals.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { readSettings } from "#settings/server/queries.ts";
import type { ChargebackStatus } from "../../chargebacks/chargeback.ts";
import { transferProvider } from "../top-up.ts";
import type { Receipt } from "./printed-receipt.ts";

const texts = catalogue("payments.topUps.server.queriesReceipt", {
  bankTransfer: "Bank transfer",
  savedCard: "Saved card",
  paymentPage: "Payment page",
});

type ReceiptRow = Pick<Receipt, "organizationName" | "reference" | "paidAt" | "amountCents" | "takenBackCents"> & {
  provider: string;
  automatic: boolean;
};

const text = `
  SELECT organization.name AS "organizationName", coalesce(top_up.provider_reference, top_up.id::text) AS reference, top_up.provider, top_up.automatic,
    posting.created_at AS "paidAt", paid.amount_cents AS "amountCents",
    coalesce((SELECT sum(amount_cents) FROM chargeback WHERE top_up_id = top_up.id AND status = ${literal("final" satisfies ChargebackStatus)}), 0)::bigint AS "takenBackCents"
  FROM top_up JOIN transaction AS paid ON paid.id = top_up.transaction_id
  JOIN ledger_posting AS posting ON posting.id = paid.posting_id
  JOIN organization ON organization.id = top_up.organization_id
  WHERE top_up.id = $1 AND ($2 OR top_up.organization_id = ANY ($3::uuid[]))`;

/** The facts of a paid top-up's receipt; undefined for an unpaid one, or one that the actor may not see. */
export async function findReceipt(
  reader: Reader,
  actor: Actor,
  topUpId: string,
): Promise<Omit<Receipt, "title"> | undefined> {
  const values = [topUpId, actor.operator, organizationsWhere(actor, "wallet.read")];
  const { rows } = await reader.$client.query<ReceiptRow>({ name: "receipt", text, values });
  const [row] = rows;
  if (!row) return undefined;
  const { legalName: name, legalAddress: address, legalTaxId: taxId } = await readSettings(reader);
  const { provider, automatic, ...paid } = row;
  return {
    ...paid,
    method: provider === transferProvider ? texts.bankTransfer : automatic ? texts.savedCard : texts.paymentPage,
    seller: { name, address, taxId },
  };
}
