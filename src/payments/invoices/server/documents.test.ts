import { expect, test } from "vitest";
import { inTurns } from "../../../../test/in-turns.ts";
import { anAdvertiser } from "../../../../test/scene.ts";
import { tamper } from "../../../../test/tamper.ts";
import { takeBackOrder } from "../../../orders/money/server/post-refund.ts";
import { openInvoices } from "./test-support.ts";

const { byline, ada, olga, describeBuyer, aPayment, postingOf, settled, documentsOf, filed } = await openInvoices();

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
  await inTurns(postings, settled);
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

test("R10.7 the documents' file can be booked from: parties in columns, the tax's rate, credits below zero", async () => {
  const order = await aPayment();
  await settled(order.postingId);
  await byline.database.transaction((tx) => takeBackOrder(tx, { ...order, earningsCents: 10_115, isWhole: true }));
  await settled(await postingOf(order.orderId, "take_back"));
  await describeBuyer({ taxId: "DE123456788" });
  const abroad = await aPayment();
  await settled(abroad.postingId);
  const rowsOf = async (number: string) => {
    const { body } = await ada.person.get(`/api/invoices/export?organization=${ada.organization}&search=${number}`);
    return body.trim().split("\r\n");
  };
  const [head, credit, invoice] = await rowsOf(order.number);
  expect(head).toContain(
    "Seller,Seller's address,Seller's country,Seller's tax id,Buyer,Buyer's address,Buyer's country,Buyer's tax id," +
      "Net in USD,Tax rate in percent,Reverse charge,Tax in USD,Gross in USD,Paid by voucher in USD",
  );
  const parties = 'Quay Markets Ltd,"1 Custom House\nDublin",IE,IE1234567FA,Ada Media GmbH,,DE,';
  expect(credit).toContain(`${parties},-100,19,No,-19,-119,0`);
  expect(invoice).toContain(`${parties},100,19,No,19,119,0`);
  expect((await rowsOf(abroad.number))[1]).toContain("Ada Media GmbH,,DE,DE123456788,119,0,Yes,0,119,0");
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
