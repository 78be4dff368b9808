import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { type Advertiser, aBooking, anAdvertiser, aPublisher, credit } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";

let byline: TestServer;
let ada: Advertiser;
let formatId = "";
const today = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 100_000);
  ({ formatId } = await aPublisher(byline, "paul", { priceCents: 12_000 }));
  await age(60);
  const { id } = await aBooking(ada, formatId);
  await ada.person.post(`/api/orders/${id}/cancel`, { reason: "Not now" });
  await aBooking(ada, formatId);
});

afterAll(() => byline?.close());

const age = (days: number) =>
  tamper(
    byline,
    `UPDATE ledger_entry SET created_at = created_at - interval '${days} days';
     UPDATE ledger_posting SET created_at = created_at - interval '${days} days'`,
  );

const statementOf = async ({ person, organization }: Pick<Advertiser, "person" | "organization">, query = "") =>
  (await person.get(`/api/statements/${organization}${query}`)).body;

const fileOf = async ({ token }: Person, format: string) => {
  const answer = await byline.app.inject({
    url: `/api/statements/${ada.organization}/file?from=${today}&to=${today}&format=${format}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload };
};

const accountIn = (statement: { accounts: { account: string }[] }, name: string) =>
  statement.accounts.find(({ account }) => account === name);

test("R10.4 a statement begins with what was there, adds every entry and says that the books agree", async () => {
  const statement = await statementOf(ada, `?from=${today}&to=${today}`);
  expect(accountIn(statement, "available")).toMatchObject({
    openingCents: 100_000,
    inCents: 12_000,
    outCents: -24_000,
    closingCents: 88_000,
    entries: 3,
    checkedEntries: 4,
    agrees: true,
    wrongEntry: null,
  });
  expect(accountIn(statement, "held")).toMatchObject({ openingCents: 0, closingCents: 12_000, entries: 3 });
  expect(statement).toMatchObject({ holds: true, lineCount: 6 });
  expect(statement.lines[0]).toMatchObject({ account: "available", number: 2, kind: "hold", amountCents: -12_000 });
  const past = await statementOf(ada, "?to=2020-01-31");
  expect(past).toMatchObject({ from: "2020-01-01", holds: true, lineCount: 0 });
  expect(accountIn(past, "available")).toMatchObject({ openingCents: 0, closingCents: 0, checkedEntries: 4 });
});

test("R10.4 a statement is the same as a table, a sheet and a PDF", async () => {
  const csv = (await fileOf(ada.person, "csv")).bytes.toString();
  expect(csv.trim().split("\r\n")).toHaveLength(7);
  expect(csv).toContain("Available,2,Booked");
  const files = unzipSync((await fileOf(ada.person, "xlsx")).bytes);
  const sheet = Object.values(files)
    .map((file) => strFromU8(file))
    .join("");
  expect(sheet).toContain("All 7 ledger entries were added up again: every balance agrees");
  expect(sheet).toContain("Closing in USD");
  const text = pdfPages((await fileOf(ada.person, "pdf")).bytes).join(" ");
  expect(text).toContain("Statement of ada Agency");
  expect(text).toContain("$1,000.00 to $880.00");
  expect(text).toContain("every balance agrees");
});

test("R6.4 nobody else reads it, in any form", async () => {
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.get(`/api/statements/${ada.organization}`)).status).toBe(404);
  expect((await fileOf(eve.person, "csv")).status).toBe(404);
});

test.each([
  ["an amount", "UPDATE ledger_entry SET amount_cents = amount_cents + 1 WHERE", "'available'", 1],
  ["a running balance", "UPDATE ledger_entry SET balance_cents = balance_cents + 1 WHERE", "'available'", 1],
  ["a removed entry", "DELETE FROM ledger_entry WHERE", "'available'", 1],
] as const)(
  "R10.4 a statement names the first entry that does not follow: %s",
  async (name, change, account, wrong) => {
    const una = await anAdvertiser(byline, name.replaceAll(" ", ""), 30_000);
    await credit(byline, una.organization, 5_000);
    const of = `account_id = (SELECT id FROM ledger_account WHERE organization_id = '${una.organization}' AND kind = ${account})`;
    await tamper(byline, `${change} ${of} AND sequence = 1`);
    const statement = await statementOf(una);
    expect(statement.holds).toBe(false);
    expect(accountIn(statement, "available")).toMatchObject({ wrongEntry: wrong });
  },
);

test("R10.4 a stored balance that is not the sum of its entries is told", async () => {
  const una = await anAdvertiser(byline, "stored", 30_000);
  await tamper(
    byline,
    `UPDATE ledger_account SET balance_cents = 30001 WHERE organization_id = '${una.organization}' AND kind = 'available'`,
  );
  const statement = await statementOf(una);
  expect(statement.holds).toBe(false);
  expect(accountIn(statement, "available")).toMatchObject({ agrees: false, wrongEntry: null, closingCents: 30_000 });
});
