import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import { type Advertiser, aBooking, anAdvertiser, anOperator, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { settingsId } from "../../../settings/contract.ts";
import { settleOrder } from "../../../wallet/server/commands/orders.ts";
import { takeBackOrder } from "../../../wallet/server/commands/refunds.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 5_000_000, format: { priceCents: 11_900 } });
let olga: Person;

beforeAll(async () => {
  olga = await anOperator(byline, "olga@byline.example");
  const legal = { legalName: "Quay Markets Ltd", legalAddress: "1 Custom House\nDublin", legalCountry: "IE" };
  await olga.patch(`/api/settings/${settingsId}`, legal);
  await olga.post("/api/tax_rates", { country: "IE", rateBasisPoints: 2_300, reversesCharge: false });
  await olga.post("/api/tax_rates", { country: "DE", rateBasisPoints: 1_900, reversesCharge: true });
});
beforeEach(() => describeBuyer({ billingName: "Ada Media GmbH", billingCountry: "DE", taxId: "" }));

const describeBuyer = (details: Record<string, unknown>) =>
  ada.person.patch(`/api/organizations/${ada.organization}`, details);

/** A booking whose money is settled at once. Answers what the ledger knows of it. */
async function aPayment(refundCents = 0) {
  const { id, number, totalCents } = await aBooking(ada, paul.formatId);
  const parties = { clientOrganizationId: ada.organization, publisherOrganizationId: paul.organization };
  const order = { orderId: id, number, totalCents, feeCents: 1_785, ...parties };
  await byline.database.transaction((tx) => settleOrder(tx, order, refundCents));
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

describe("R3.14 a settled order", () => {
  test("is invoiced to the client with the tax that its price contains, and its fee to the publisher", async () => {
    const { orderId, postingId, number } = await aPayment();
    await settled(postingId);
    expect(await documentsOf(ada, orderId)).toMatchObject([
      {
        kind: "invoice",
        grossCents: 11_900,
        netCents: 10_000,
        taxCents: 1_900,
        rateBasisPoints: 1_900,
        orderNumber: number,
        creditsNumber: null,
        isReverseCharge: false,
        seller: { name: "Quay Markets Ltd", country: "IE" },
        buyer: { name: "Ada Media GmbH", country: "DE", taxId: "" },
      },
    ]);
    expect(await documentsOf(paul, orderId)).toMatchObject([
      { kind: "feeInvoice", grossCents: 1_785, netCents: 1_451, taxCents: 334, buyer: { name: "paul Media" } },
    ]);
  });

  test("contains no tax for a company abroad, and says who accounts for it", async () => {
    await describeBuyer({ taxId: "DE811111111" });
    const { orderId, postingId } = await aPayment();
    await settled(postingId);
    const [invoice] = await documentsOf(ada, orderId);
    expect(invoice).toMatchObject({ netCents: 11_900, taxCents: 0, isReverseCharge: true });
    const file = await byline.app.inject({
      url: `/api/invoices/${invoice.id}/file`,
      headers: { authorization: `Bearer ${ada.person.token}` },
    });
    const text = pdfPages(file.rawPayload).join(" ");
    for (const said of [invoice.number, "Quay Markets Ltd", "Dublin", "Germany", "DE811111111", "Reverse charge"])
      expect(text).toContain(said);
  });

  test("is invoiced for what was paid of it, and once, however often it is looked at and at once", async () => {
    const { orderId, postingId } = await aPayment(1_900);
    await Promise.all(Array.from({ length: 20 }, () => settled(postingId)));
    const documents = await documentsOf(ada, orderId);
    expect(documents).toMatchObject([{ grossCents: 10_000 }]);
  });
});

test("R3.14 money that comes back is credited to its invoice, with the parties and the tax of that invoice", async () => {
  const order = await aPayment();
  await settled(order.postingId);
  await describeBuyer({ billingName: "Renamed GmbH", taxId: "DE1" });
  await olga.patch(`/api/settings/${settingsId}`, { legalName: "Renamed Ltd" });
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
    "feeCreditNote",
    "feeInvoice",
  ]);
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
  expect(rows).toHaveLength(4);
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
