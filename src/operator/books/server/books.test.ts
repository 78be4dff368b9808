import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Advertiser, anAdvertiser, anOperator, credit } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { tamper } from "../../../../test/tamper.ts";
import { settingsId } from "../../../settings/settings-id.ts";
import { booksId } from "../books.ts";
import type { BooksCheck, LedgerAccount, TrialBalanceLine } from "../contract.ts";
import { beginCheck, requestCheck } from "./commands.ts";

let byline: TestServer;
let olga: Person;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer({ work: true });
  olga = await anOperator(byline, "olga@operator.example");
  ada = await anAdvertiser(byline, "ada", 0);
  await credit(byline, ada.organization, 70_000);
});

afterAll(() => byline?.close());

async function aCheck(): Promise<BooksCheck> {
  const { status, body } = await olga.post("/api/books_checks", {});
  expect(status).toBe(201);
  return vi.waitFor(async () => {
    const check = (await olga.get(`/api/books_checks/${body.id}`)).body;
    expect(check.state).not.toBe("running");
    return check;
  }, 60_000);
}

const linesOf = async (): Promise<TrialBalanceLine[]> => (await olga.get(`/api/books/${booksId}`)).body.trialBalance;
const accountsOf = async (query: string): Promise<LedgerAccount[]> =>
  (await olga.get(`/api/ledger_accounts?${query}`)).body["hydra:member"];

test("R10.4 an operator has the books checked; whoever asks before the check begins reads that one", async () => {
  const [first, second] = await byline.database.transaction(async (tx) => [
    await requestCheck(tx),
    await requestCheck(tx),
  ]);
  expect(second).toBe(first);
  const check = await aCheck();
  expect(check).toMatchObject({ id: first, state: "balanced", sumCents: 0, problemCount: 0, problems: [] });
  expect(check.entries).toBeGreaterThanOrEqual(2);
  expect((await olga.get("/api/books_checks")).body["hydra:member"]).toEqual([expect.objectContaining({ id: first })]);
});

test("R10.4 who asks while a check reads gets one of their own; the check that never ended reads what it found", async () => {
  const stuck = await byline.database.transaction(async (tx) => {
    const id = await requestCheck(tx);
    expect(await beginCheck(tx, id)).toBe(true);
    return id;
  });
  const check = await aCheck();
  expect(check.id).not.toBe(stuck);
  expect(check).toMatchObject({ state: "balanced" });
  expect((await olga.get(`/api/books_checks/${stuck}`)).body).toMatchObject({
    state: "balanced",
    entries: check.entries,
  });
  expect(await byline.database.transaction((tx) => beginCheck(tx, stuck))).toBe(false);
});

test("R10.4 the trial balance sums to zero and holds what the accounts hold", async () => {
  const lines = await linesOf();
  expect(lines.reduce((sum, { balanceCents }) => sum + balanceCents, 0)).toBe(0);
  expect(lines).toContainEqual(expect.objectContaining({ kind: "available", isOfByline: false, balanceCents: 70_000 }));
  const [own] = await accountsOf("kind=available");
  expect(own).toMatchObject({ balanceCents: 70_000, organization: `/api/organizations/${ada.organization}` });
  expect((await olga.get(`/api/ledger_accounts/${own?.id}`)).body).toMatchObject({ id: own?.id });
  expect((await olga.get(`/api/ledger_accounts/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await olga.get(`/api/books/${crypto.randomUUID()}`)).status).toBe(404);
  const [clearing] = await accountsOf("kind=provider_clearing");
  expect(clearing).toMatchObject({ balanceCents: -70_000, organization: null, organizationName: null });
  expect(await accountsOf("search=no-such-name-anywhere")).toEqual([]);
  expect((await accountsOf(`search=${encodeURIComponent("100%")}`)).length).toBe(0);
});

test("R10.4 a planted difference is named, told to the operators, and stops payouts", async () => {
  await tamper(
    byline,
    "UPDATE ledger_account SET balance_cents = balance_cents + 100 WHERE balance_cents = 70000 AND kind = 'available'",
  );
  const check = await aCheck();
  expect(check).toMatchObject({ state: "differs", problemCount: expect.any(Number) });
  expect(check.problems.join("\n")).toContain("its balance is 70100, its entries sum to 70000");
  const stop = (await olga.get(`/api/payout_stops/${settingsId}`)).body;
  expect(stop).toMatchObject({ stopped: true, reason: "the books are being checked." });
  await byline.settle();
  const mails = await byline.database.pool.query(
    "SELECT recipient FROM mail WHERE letter->>'subject' = 'The books do not balance'",
  );
  expect(mails.rows).toEqual([{ recipient: olga.email }]);
});

test("the books are the operators' alone", async () => {
  for (const path of ["books_checks", "ledger_accounts", `books/${booksId}`])
    expect((await ada.person.get(`/api/${path}`)).status, path).toBe(403);
  expect((await ada.person.post("/api/books_checks", {})).status).toBe(403);
});
