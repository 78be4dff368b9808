import { afterAll, beforeAll, expect, test } from "vitest";
import { runQueue } from "../../../../test/run-queue.ts";
import { aBooking, anAdvertiser, anOperator, aPublisher, balances } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let olga: Person;
let formatId = "";
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

beforeAll(async () => {
  byline = await openTestServer();
  // Everybody here is new.
  await byline.database.pool.query("UPDATE operator_setting SET voucher_account_days = 0");
  olga = await anOperator(byline, "olga@byline.example");
  ({ formatId } = await aPublisher(byline, "paul", { priceCents: 3_000 }));
});

afterAll(() => byline?.close());

const newVoucher = async (code: string, more: Record<string, unknown> = {}) => {
  const terms = { code, amountCents: 5_000, endsAt: tomorrow, redemptionsMax: 10, ...more };
  const { status, body } = await olga.post("/api/vouchers", terms);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

const redeem = async ({ person, organization }: { person: Person; organization: string }, code: string) =>
  (await person.post("/api/voucher_redemptions", { organization, code })).body;

/** The voucher's end has come for all who redeemed it. */
async function end(code: string) {
  const { pool } = byline.database;
  await pool.query(
    `UPDATE voucher_redemption SET ends_at = now() - interval '1 minute' FROM voucher
     WHERE voucher.id = voucher_id AND code = $1 AND outcome = 'redeemed'`,
    [code],
  );
  await runQueue(byline, "end-vouchers");
}

test("R10.0 a voucher is redeemed once by an organization, however it is typed and however often at once", async () => {
  await newVoucher("SPRING2026");
  const ada = await anAdvertiser(byline, "ada", 0);
  const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(ada, "spring-2026 ")));
  expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["redeemed", ...Array(5).fill("redeemedBefore")].sort());
  expect(await balances(ada.person, ada.organization)).toMatchObject({ available: 5_000 });
  const [transaction] = (await ada.person.get("/api/transactions")).body["hydra:member"];
  expect(transaction).toMatchObject({ type: 1, status: 3, amountCents: 5_000, description: "Voucher SPRING2026" });
  expect(transaction.voucher).toMatch(/^\/api\/voucher_redemptions\//);
});

test("R10.7 an operator lists everybody's redemptions, by name, in a file too; others only their own", async () => {
  await newVoucher("LISTED2026");
  const [una, uri] = [await anAdvertiser(byline, "una", 0), await anAdvertiser(byline, "uri", 0)];
  for (const each of [una, uri]) await redeem(each, "LISTED2026");
  const namesOf = async (person: Person, query = "") =>
    (await person.get(`/api/voucher_redemptions?${query}`)).body["hydra:member"].map(
      ({ organizationName }: { organizationName: string }) => organizationName,
    );
  expect((await namesOf(olga)).slice(0, 2)).toEqual(["uri Agency", "una Agency"]);
  expect(await namesOf(olga, `organization=${una.organization}`)).toEqual(["una Agency"]);
  expect(await namesOf(una.person)).toEqual(["una Agency"]);
  expect((await olga.get("/api/voucher_redemptions/export")).body).toContain("uri Agency,LISTED2026,50,");
  expect((await una.person.get("/api/voucher_redemptions/export")).body).not.toContain("uri Agency");
});

test("a voucher for few organizations is given to so many, also when all come at once", async () => {
  await newVoucher("FEWONLY", { redemptionsMax: 2 });
  const all = await Promise.all(["f1", "f2", "f3", "f4"].map((name) => anAdvertiser(byline, name, 0)));
  const outcomes = (await Promise.all(all.map((each) => redeem(each, "FEWONLY")))).map(({ outcome }) => outcome);
  expect(outcomes.sort()).toEqual(["redeemed", "redeemed", "usedUp", "usedUp"]);
});

test("an unknown code and one that has ended say so, and say nothing else", async () => {
  const { id } = await newVoucher("SHORTLIVED");
  expect((await olga.call("DELETE", `/api/vouchers/${id}`)).status).toBe(204);
  const bea = await anAdvertiser(byline, "bea", 0);
  expect(await redeem(bea, "SHORTLIVED")).toMatchObject({ outcome: "ended", code: "", amountCents: 0 });
  expect(await redeem(bea, "NOSUCHCODE")).toMatchObject({
    outcome: "unknown",
    message: "There is no voucher with this code. Check it, letter by letter.",
  });
  expect((await bea.person.get("/api/voucher_redemptions")).body["hydra:totalItems"]).toBe(0);
});

test("who guesses waits: after eight wrong codes no code is looked at, for the person and for the organization", async () => {
  await newVoucher("GUESSED99");
  const gus = await anAdvertiser(byline, "gus", 0);
  const guesses = Array.from({ length: 12 }, (_, index) =>
    gus.person.post("/api/voucher_redemptions", { organization: gus.organization, code: `GUESSED${index}` }),
  );
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  const other = (await gus.person.post("/api/organizations", { name: "Gus Two", kind: "agency" })).body.id;
  const elsewhere = await gus.person.post("/api/voucher_redemptions", { organization: other, code: "GUESSED99" });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([429, "too_many_codes"]);
  expect(elsewhere.headers["retry-after"]).toBe("3600");
  await byline.database.pool.query("UPDATE voucher_redemption SET created_at = created_at - interval '61 minutes'");
  expect(await redeem(gus, "GUESSED99")).toMatchObject({ outcome: "redeemed" });
});

test("a voucher is spent first, what is left at its end goes back, and the wallet shows it", async () => {
  await newVoucher("SPENTFIRST");
  const cy = await anAdvertiser(byline, "cy", 10_000);
  await redeem(cy, "SPENTFIRST");
  await aBooking(cy, formatId);
  await end("SPENTFIRST");
  expect(await balances(cy.person, cy.organization)).toMatchObject({ available: 10_000, held: 3_000 });
  const [transaction] = (await cy.person.get("/api/transactions")).body["hydra:member"];
  expect(transaction).toMatchObject({ type: 6, amountCents: 2_000, isGivenBack: true, balanceAfterCents: 10_000 });
  await end("SPENTFIRST");
  expect(await balances(cy.person, cy.organization)).toMatchObject({ available: 10_000 });
});

test("a booking that is canceled makes no lasting money of a voucher", async () => {
  await newVoucher("NOTRICKS");
  const di = await anAdvertiser(byline, "di", 0);
  await redeem(di, "NOTRICKS");
  const { id } = await aBooking(di, formatId);
  await di.person.post(`/api/orders/${id}/cancel`, { reason: "Never mind" });
  await end("NOTRICKS");
  expect(await balances(di.person, di.organization)).toMatchObject({ available: 0, held: 0 });
});

test("what a voucher held at its end stays when it comes back, and the next voucher is spent before it", async () => {
  for (const code of ["HELDATEND", "SPENTNEXT"]) await newVoucher(code, { amountCents: 3_000 });
  const flo = await anAdvertiser(byline, "flo", 0);
  await redeem(flo, "HELDATEND");
  const { id } = await aBooking(flo, formatId);
  await end("HELDATEND");
  await flo.person.post(`/api/orders/${id}/cancel`, { reason: "Never mind" });
  expect(await balances(flo.person, flo.organization)).toMatchObject({ available: 3_000, held: 0 });
  await redeem(flo, "SPENTNEXT");
  await aBooking(flo, formatId);
  await end("SPENTNEXT");
  expect(await balances(flo.person, flo.organization)).toMatchObject({ available: 3_000, held: 3_000 });
});

test("only admins redeem, only for organizations that book, and only operators make vouchers", async () => {
  const ed = await anAdvertiser(byline, "ed", 0);
  const pia = await aPublisher(byline, "pia");
  const refused = await pia.person.post("/api/voucher_redemptions", { organization: pia.organization, code: "ABCDEF" });
  expect(refused.status).toBe(409);
  expect((await ed.person.post("/api/vouchers", {})).status).toBe(403);
  for (const wrong of [{ code: "AB" }, { amountCents: 0 }, { redemptionsMax: 0 }, { endsAt: "2020-01-01T00:00:00Z" }]) {
    const terms = { code: "GOODCODE", amountCents: 5_000, endsAt: tomorrow, redemptionsMax: 1, ...wrong };
    expect((await olga.post("/api/vouchers", terms)).status, JSON.stringify(wrong)).toBe(422);
  }
});

test("R10.0 who asked for it is told once when the balance falls below an amount, and again only after it rose", async () => {
  const fay = await anAdvertiser(byline, "fay", 7_000);
  await fay.person.patch(`/api/organizations/${fay.organization}`, { lowBalanceCents: 5_000 });
  const told = async () => {
    await runQueue(byline, "tell-low-balances");
    await byline.settle();
    const { body } = await fay.person.get("/api/notifications");
    return body["hydra:member"].filter(({ title }: { title: string }) => title.includes("is low")).length;
  };
  expect(await told()).toBe(0);
  const { id } = await aBooking(fay, formatId);
  expect([await told(), await told()]).toEqual([1, 1]);
  await fay.person.post(`/api/orders/${id}/cancel`, { reason: "Never mind" });
  expect(await told()).toBe(1);
  await aBooking(fay, formatId);
  expect(await told()).toBe(2);
});
