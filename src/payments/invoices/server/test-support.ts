import { beforeEach } from "vitest";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, aBooking, anOperator, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { settleOrder } from "../../../orders/money/server/post-order.ts";
import type { BillingModel } from "../../../settings/billing-model.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import { noteVoucherEarning } from "../../vouchers/server/commands.ts";

/** An installation of an Irish operator, Olga's, where Ada's German company buys of Paul; as principal before each test. */
export async function openInvoices() {
  const { byline, ada, paul } = await openTrade({ balanceCents: 5_000_000, format: { priceCents: 11_900 } });
  const olga = await anOperator(byline, "olga@byline.example");
  await olga.patch(`/api/settings/${settingsId}`, {
    legalName: "Quay Markets Ltd",
    legalAddress: "1 Custom House\nDublin",
    legalCountry: "IE",
    legalTaxId: "IE1234567FA",
    billingModel: "principal",
  });
  await olga.post("/api/tax_rates", { country: "IE", rateBasisPoints: 2_300, reversesCharge: false });
  await olga.post("/api/tax_rates", { country: "DE", rateBasisPoints: 1_900, reversesCharge: true });
  beforeEach(async () => {
    await describeBuyer({ billingName: "Ada Media GmbH", billingCountry: "DE", taxId: "" });
    await choose("principal");
  });

  const describeBuyer = (details: Record<string, unknown>) =>
    ada.person.patch(`/api/organizations/${ada.organization}`, details);

  /** As if no document had followed another choice yet. */
  const choose = (model: BillingModel) =>
    byline.database.pool.query("UPDATE operator_setting SET billing_model = $1, billing_model_since = NULL", [model]);

  /** A booking whose money is settled at once. Answers what the ledger knows of it. */
  async function aPayment(refundCents = 0, client: Advertiser = ada) {
    const { id, number, totalCents } = await aBooking(client, paul.formatId);
    const parties = { clientOrganizationId: client.organization, publisherOrganizationId: paul.organization };
    const order = { orderId: id, number, totalCents, feeCents: 1_785, ...parties };
    await byline.database.transaction(async (tx) => {
      await settleOrder(tx, order, refundCents);
      await noteVoucherEarning(tx, { ...parties, paidForId: id, paidCents: totalCents - refundCents });
    });
    return { ...order, postingId: await postingOf(id, "settle") };
  }

  async function postingOf(orderId: string, kind: string): Promise<string> {
    const { rows } = await byline.database.pool.query(
      "SELECT id FROM ledger_posting WHERE order_id = $1 AND kind = $2",
      [orderId, kind],
    );
    return rows[0].id;
  }

  const settled = (postingId: string) => runQueue(byline, "settled", { postingId });

  const documentsOf = async ({ person, organization }: Pick<Advertiser, "person" | "organization">, orderId: string) =>
    (await person.get(`/api/invoices?organization=${organization}&itemsPerPage=100`)).body["hydra:member"].filter(
      ({ order }: { order: string }) => order === `/api/orders/${orderId}`,
    );

  const filed = async (id: string, { token }: Person) => {
    const headers = { authorization: `Bearer ${token}` };
    return pdfPages((await byline.app.inject({ url: `/api/invoices/${id}/file`, headers })).rawPayload).join(" ");
  };

  return { byline, ada, paul, olga, describeBuyer, choose, aPayment, postingOf, settled, documentsOf, filed };
}
