import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, aBooking, anAdvertiser, anOperator, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { settleOrder } from "../../../orders/money/server/post-order.ts";
import { takeBackOrder } from "../../../orders/money/server/post-refund.ts";
import type { BillingModel } from "../../../settings/billing-model.ts";
import { settingsId } from "../../../settings/contract.ts";
import { noteVoucherEarning } from "../../vouchers/server/commands.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 5_000_000, format: { priceCents: 11_900 } });
let olga: Person;

beforeAll(async () => {
  olga = await anOperator(byline, "olga@byline.example");
  await olga.patch(`/api/settings/${settingsId}`, {
    legalName: "Quay Markets Ltd",
    legalAddress: "1 Custom House\nDublin",
    legalCountry: "IE",
    legalTaxId: "IE1234567FA",
    billingModel: "principal",
  });
  await olga.post("/api/tax_rates", { country: "IE", rateBasisPoints: 2_300, reversesCharge: false });
  await olga.post("/api/tax_rates", { country: "DE", rateBasisPoints: 1_900, reversesCharge: true });
});
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
  const { rows } = await byline.database.pool.query("SELECT id FROM ledger_posting WHERE order_id = $1 AND kind = $2", [
    orderId,
    kind,
  ]);
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

describe("R3.14 a settled order", () => {
  test("as principal: the operator invoices the client, and itself in the publisher's name, without a fee", async () => {
    const { orderId, postingId, number } = await aPayment();
    await settled(postingId);
    expect(await documentsOf(ada, orderId)).toMatchObject([
      {
        kind: "invoice",
        grossCents: 11_900,
        netCents: 10_000,
        taxCents: 1_900,
        discountCents: 0,
        rateBasisPoints: 1_900,
        orderNumber: number,
        creditsNumber: null,
        isReverseCharge: false,
        sellerOrganization: null,
        seller: { name: "Quay Markets Ltd", country: "IE" },
        buyer: { name: "Ada Media GmbH", country: "DE", taxId: "" },
      },
    ]);
    const documents = await documentsOf(paul, orderId);
    expect(documents).toMatchObject([
      {
        kind: "selfBilledInvoice",
        sellerOrganization: `/api/organizations/${paul.organization}`,
        grossCents: 10_115,
        taxCents: 0,
        seller: { name: "paul Media" },
        buyer: { name: "Quay Markets Ltd" },
      },
    ]);
    expect(await filed(documents[0].id, paul.person)).toContain("Self-billing: issued by the recipient");
  });

  test("as agent: one invoice in the publisher's name that both sides read, and the fee's, with tax on the fee alone", async () => {
    await choose("agent");
    await paul.person.patch(`/api/organizations/${paul.organization}`, { billingCountry: "DE", taxId: "DE136695976" });
    const { orderId, postingId } = await aPayment();
    await settled(postingId);
    const [invoice, ...rest] = await documentsOf(ada, orderId);
    expect([invoice, ...rest]).toMatchObject([
      { kind: "publisherInvoice", taxCents: 1_900, seller: { name: "paul Media" }, buyer: { name: "Ada Media GmbH" } },
    ]);
    const documents = await documentsOf(paul, orderId);
    expect(documents.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(["feeInvoice", "publisherInvoice"]);
    expect(documents).toContainEqual(expect.objectContaining({ kind: "feeInvoice", grossCents: 1_785, taxCents: 0 }));
    expect(await filed(invoice.id, paul.person)).toContain("Issued in the name and on behalf of the seller.");
    await paul.person.patch(`/api/organizations/${paul.organization}`, { billingCountry: "", taxId: "" });
  });

  test("before the operator chooses: receipts that say that they are without tax", async () => {
    await choose("undecided");
    const { orderId, postingId } = await aPayment();
    await settled(postingId);
    const receipts = [...(await documentsOf(ada, orderId)), ...(await documentsOf(paul, orderId))];
    expect(receipts).toMatchObject([
      { kind: "receipt", grossCents: 11_900, taxCents: 0 },
      { kind: "feeReceipt", grossCents: 1_785, taxCents: 0 },
    ]);
    const text = await filed(receipts[0].id, ada.person);
    expect(text).toContain("This is a receipt without tax, and no invoice.");
    expect(text).not.toContain("Tax rate");
  });

  test("contains no tax for a company abroad, and says who accounts for it", async () => {
    await describeBuyer({ taxId: "DE123456788" });
    const { orderId, postingId } = await aPayment();
    await settled(postingId);
    const [invoice] = await documentsOf(ada, orderId);
    expect(invoice).toMatchObject({ netCents: 11_900, taxCents: 0, isReverseCharge: true });
    const text = await filed(invoice.id, ada.person);
    for (const said of [invoice.number, "Quay Markets Ltd", "Dublin", "Germany", "DE123456788", "Reverse charge"])
      expect(text).toContain(said);
  });

  test.each(["none", "DE123456789", "IE1234567FA"])(
    "contains its country's tax for a company abroad whose tax id is %s, and the company is told",
    async (taxId) => {
      await describeBuyer({ taxId });
      expect((await ada.person.get(`/api/organizations/${ada.organization}`)).body).toMatchObject({
        taxId,
        hasVatId: false,
      });
      const { orderId, postingId } = await aPayment();
      await settled(postingId);
      expect(await documentsOf(ada, orderId)).toMatchObject([{ taxCents: 1_900, isReverseCharge: false }]);
    },
  );

  test("is invoiced for what was paid of it, and once, however often it is looked at and at once", async () => {
    const { orderId, postingId } = await aPayment(1_900);
    await Promise.all(Array.from({ length: 20 }, () => settled(postingId)));
    const documents = await documentsOf(ada, orderId);
    expect(documents).toMatchObject([{ grossCents: 10_000 }]);
  });
});

test("R3.14 money that comes back is credited to its documents, with their parties, tax and model", async () => {
  const order = await aPayment();
  await settled(order.postingId);
  await describeBuyer({ billingName: "Renamed GmbH", taxId: "DE1" });
  await olga.patch(`/api/settings/${settingsId}`, { legalName: "Renamed Ltd" });
  await choose("agent");
  await byline.database.transaction((tx) => takeBackOrder(tx, { ...order, earningsCents: 10_115, isWhole: true }));
  await settled(await postingOf(order.orderId, "take_back"));
  await olga.patch(`/api/settings/${settingsId}`, { legalName: "Quay Markets Ltd" });
  const [credit, invoice] = await documentsOf(ada, order.orderId);
  expect(credit).toMatchObject({
    kind: "creditNote",
    grossCents: 11_900,
    taxCents: 1_900,
    creditsNumber: invoice.number,
  });
  expect([credit.seller, credit.buyer]).toEqual([invoice.seller, invoice.buyer]);
  expect((await documentsOf(paul, order.orderId)).map(({ kind }: { kind: string }) => kind)).toEqual([
    "selfBilledCreditNote",
    "selfBilledInvoice",
  ]);
});

test("R3.14 a voucher's share is a discount on the invoice, and no more is credited than was paid", async () => {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString();
  await olga.post("/api/vouchers", { code: "HARBOR", amountCents: 1_900, endsAt, redemptionsMax: 5 });
  await byline.database.pool.query("UPDATE operator_setting SET voucher_account_days = 0");
  const una = await anAdvertiser(byline, "una", 10_000);
  const redeemed = await una.person.post("/api/voucher_redemptions", {
    organization: una.organization,
    code: "HARBOR",
  });
  expect(redeemed.body.outcome).toBe("redeemed");
  const order = await aPayment(0, una);
  await settled(order.postingId);
  const [invoice] = await documentsOf(una, order.orderId);
  expect(invoice).toMatchObject({ kind: "invoice", discountCents: 1_900, grossCents: 10_000 });
  const text = await filed(invoice.id, una.person);
  for (const said of ["$119.00", "Discount: voucher", "-$19.00", "$100.00"]) expect(text).toContain(said);
  expect(await documentsOf(paul, order.orderId)).toMatchObject([{ grossCents: 10_115, discountCents: 0 }]);
  await byline.database.transaction((tx) => takeBackOrder(tx, { ...order, earningsCents: 10_115, isWhole: true }));
  await settled(await postingOf(order.orderId, "take_back"));
  expect((await documentsOf(una, order.orderId))[0]).toMatchObject({
    kind: "creditNote",
    discountCents: 1_900,
    grossCents: 10_000,
  });
});

test("R1.10 the operator chooses once: with the first document the model stays, also for those who issue at once", async () => {
  await choose("undecided");
  const decide = (billingModel: string) => olga.patch(`/api/settings/${settingsId}`, { billingModel });
  const { orderId, postingId } = await aPayment();
  await Promise.all([decide("agent"), ...Array.from({ length: 10 }, () => settled(postingId))]);
  const kinds = (await documentsOf(paul, orderId)).map(({ kind }: { kind: string }) => kind).toSorted();
  expect([["feeReceipt"], ["feeInvoice", "publisherInvoice"]]).toContainEqual(kinds);
  expect((await decide("principal")).status).toBe(kinds.length === 1 ? 200 : 422);
  await choose("agent");
  await settled((await aPayment()).postingId);
  expect((await decide("principal")).body.violations).toMatchObject([
    { propertyPath: "billingModel", code: "billing_model_followed" },
  ]);
  expect((await decide("agent")).status).toBe(200);
  expect((await olga.get(`/api/settings/${settingsId}`)).body.billingModelSince).not.toBe(null);
});

test("R3.14 a refund that is read before its payment has the invoice issued first", async () => {
  const order = await aPayment();
  await byline.database.transaction((tx) => takeBackOrder(tx, { ...order, earningsCents: 10_115, isWhole: true }));
  await settled(await postingOf(order.orderId, "take_back"));
  await settled(order.postingId);
  const [credit, invoice, ...rest] = await documentsOf(ada, order.orderId);
  expect([credit.creditsNumber, rest]).toEqual([invoice.number, []]);
});

test("R3.14 50 documents that are issued at once, some of them rolled back, leave no gap and no number twice", async () => {
  const postings: string[] = [];
  for (let made = 0; made < 50; made++) postings.push((await aPayment()).postingId);
  const { pool } = byline.database;
  // The table refuses every fourth of them at first.
  await tamper(
    byline,
    `ALTER TABLE invoice ADD CONSTRAINT refused CHECK (posting_id NOT IN (${postings
      .filter((_, index) => index % 4 === 0)
      .map((id) => `'${id}'`)
      .join(",")})) NOT VALID`,
  );
  await Promise.allSettled(postings.map(settled));
  await tamper(byline, "ALTER TABLE invoice DROP CONSTRAINT refused");
  await Promise.all(postings.map(settled));
  const { rows } = await pool.query(
    `SELECT kind, count(*) AS count, count(DISTINCT number) AS numbers, max(right(number, 6)::integer) AS last,
            min(right(number, 6)::integer) AS first FROM invoice GROUP BY kind`,
  );
  for (const { count, numbers, first, last } of rows) expect([numbers, first, last]).toEqual([count, 1, count]);
  for (const kind of ["invoice", "selfBilledInvoice"])
    expect(rows.find((row) => row.kind === kind).count).toBeGreaterThanOrEqual(50);
});

test("R3.14 what was issued can't be changed or removed, by the application or by who owns the tables", async () => {
  const { pool } = byline.database;
  for (const statement of ["UPDATE invoice SET gross_cents = 1", "DELETE FROM invoice"])
    await expect(pool.query(statement)).rejects.toThrow("permission denied");
  await expect(
    tamper(byline, "SET session_replication_role = origin; UPDATE invoice SET description = ''"),
  ).rejects.toThrow("append-only");
});

test("R6.4 nobody else reads an organization's invoices or their files", async () => {
  const eve = await anAdvertiser(byline, "eve", 0);
  const [{ id }] = (await ada.person.get("/api/invoices")).body["hydra:member"];
  expect((await eve.person.get("/api/invoices")).body["hydra:totalItems"]).toBe(0);
  expect((await eve.person.get(`/api/invoices/${id}`)).status).toBe(404);
  expect((await eve.person.get(`/api/invoices/${id}/file`)).status).toBe(404);
});

test("R1.10 the operator finds every document, by kind, day, number and organization, and reads a customer's statement", async () => {
  const { orderId, number, postingId } = await aPayment();
  await settled(postingId);
  const found = async (query: string) => (await olga.get(`/api/invoices?itemsPerPage=100&${query}`)).body;
  const all = (await found(""))["hydra:totalItems"];
  expect(all).toBe(await byline.database.pool.query("SELECT FROM invoice").then(({ rowCount }) => rowCount));
  const [one, other] = (await found(`search=${number.toLowerCase()}`))["hydra:member"];
  expect([one.kind, other.kind].toSorted()).toEqual(["invoice", "selfBilledInvoice"]);
  expect((await found(`search=${one.number}`))["hydra:member"]).toMatchObject([{ id: one.id }]);
  expect((await found("search=ADA%20agen&kind=invoice"))["hydra:member"]).toContainEqual(
    expect.objectContaining({ order: `/api/orders/${orderId}` }),
  );
  for (const nothing of ["search=nobody", "search=%25", "to=2020-01-01"])
    expect((await found(nothing))["hydra:totalItems"], nothing).toBe(0);
  const own = (await ada.person.get("/api/invoices?search=paul")).body["hydra:member"];
  for (const { organization } of own) expect(organization).toBe(`/api/organizations/${ada.organization}`);
  expect(await filed(one.id, olga)).toContain(one.number);
  const statement = await olga.get(`/api/statements/${ada.organization}`);
  expect(statement.body).toMatchObject({ organizationName: "ada Agency", holds: true });
});

test("R3.2 a country has one rate, its change is on the trail, and only operators set it", async () => {
  const again = await olga.post("/api/tax_rates", { country: "IE", rateBasisPoints: 0, reversesCharge: false });
  expect([again.status, again.body.violations[0].propertyPath]).toEqual([422, "country"]);
  const { id } = (await olga.post("/api/tax_rates", { country: "FR", rateBasisPoints: 2_000, reversesCharge: true }))
    .body;
  expect((await olga.patch(`/api/tax_rates/${id}`, { rateBasisPoints: 10_001 })).status).toBe(422);
  await olga.patch(`/api/tax_rates/${id}`, { rateBasisPoints: 550 });
  expect((await olga.call("DELETE", `/api/tax_rates/${id}`)).status).toBe(204);
  const { body } = await olga.get("/api/audit_events?kind=tax");
  expect(
    body["hydra:member"].slice(0, 3).map(({ subject, act }: { subject: string; act: string }) => [subject, act]),
  ).toEqual([
    ["FR", "removed"],
    ["FR", "changed"],
    ["FR", "created"],
  ]);
  expect((await ada.person.get("/api/tax_rates")).status).toBe(403);
});
