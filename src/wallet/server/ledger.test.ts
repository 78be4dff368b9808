import pg from "pg";
import { describe, expect, test } from "vitest";
import { aBooking, anAdvertiser, aPublisher, balances, credit, openTrade } from "../../../test/scene.ts";
import { openTestServer } from "../../../test/server.ts";
import { tamper } from "../../../test/tamper.ts";
import { verifyHeld } from "../../cli/verify-ledger/verify-held.ts";
import { canTransactionMove, type TransactionStatus } from "../transaction.ts";
import { post } from "./commands/post.ts";
import { moveTransaction, recordTransactions } from "./commands/transactions.ts";
import { verifyLedger } from "./verify-ledger.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 0 });

test("R4.3 the same key posts once, however often and at once", async () => {
  const posting = {
    key: "twice",
    kind: "top_up" as const,
    entries: [
      { organizationId: null, account: "provider_clearing" as const, amountCents: -500 },
      { organizationId: ada.organization, account: "available" as const, amountCents: 500 },
    ],
  };
  const posted = await Promise.all(
    Array.from({ length: 20 }, () => byline.database.transaction((tx) => post(tx, [posting]))),
  );
  expect(new Set(posted.map(([first]) => first?.id)).size).toBe(1);
  expect((await balances(ada.person, ada.organization)).available).toBe(500);
});

test("R4.3 a posting that does not balance is refused before it reaches the database, and by the database too", async () => {
  const unbalanced = {
    key: "unbalanced",
    kind: "top_up" as const,
    entries: [{ organizationId: ada.organization, account: "available" as const, amountCents: 5 }],
  };
  await expect(byline.database.transaction((tx) => post(tx, [unbalanced]))).rejects.toThrow("does not balance");
  const insert = byline.database.transaction(async (tx) => {
    const { rows } = await tx.$client.query(
      "SELECT id FROM ledger_account WHERE organization_id = $1 AND kind = 'available'",
      [ada.organization],
    );
    const posting = await tx.$client.query(
      "INSERT INTO ledger_posting (id, key, kind, hash, created_at) VALUES (gen_random_uuid(), 'raw', 'x', '', now()) RETURNING id",
    );
    await tx.$client.query(
      "INSERT INTO ledger_entry (posting_id, account_id, amount_cents, created_at) VALUES ($1, $2, 5, now())",
      [posting.rows[0].id, rows[0].id],
    );
  });
  await expect(insert).rejects.toThrow("do not sum to zero");
});

test.each([
  "UPDATE ledger_entry SET amount_cents = 1",
  "DELETE FROM ledger_entry",
  "TRUNCATE ledger_entry CASCADE",
  "UPDATE ledger_posting SET kind = 'x'",
  "DELETE FROM auth.audit_log_entries",
])("the application's role cannot run: %s", async (statement) => {
  await expect(byline.database.pool.query(statement)).rejects.toThrow(/permission denied/);
});

test("even the owner's update of an entry is refused by trigger", async () => {
  const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  await expect(owner.query("UPDATE ledger_entry SET amount_cents = amount_cents + 1")).rejects.toThrow("append-only");
  await owner.end();
});

test("R4.2 the database allows exactly the transitions of the table, and refused ones change nothing", async () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7] as TransactionStatus[];
  for (const from of all) {
    for (const to of all.filter((each) => each !== from)) {
      const [id = ""] = await byline.database.transaction((tx) =>
        recordTransactions(tx, [
          { organizationId: ada.organization, type: 1, status: from, amountCents: 1, description: "" },
        ]),
      );
      const moved = await byline.database
        .transaction((tx) => moveTransaction(tx, id, to))
        .then(
          () => true,
          () => false,
        );
      const raw = await byline.database.pool.query(
        "UPDATE transaction SET status = status WHERE id = $1 RETURNING status",
        [id],
      );
      expect({ from, to, moved, status: raw.rows[0].status }).toEqual({
        from,
        to,
        moved: canTransactionMove(from, to),
        status: canTransactionMove(from, to) ? to : from,
      });
      if (!moved)
        await expect(
          byline.database.pool.query("UPDATE transaction SET status = $2 WHERE id = $1", [id, to]),
        ).rejects.toThrow("cannot move");
    }
  }
  await tamper(byline, "DELETE FROM transaction WHERE description = ''");
});

test("R4.3 two buyers race for the last dollar: exactly one wins, 200 rounds", async () => {
  const racer = await anAdvertiser(byline, "racer", 0);
  const post = (body: unknown) => racer.person.post(`/api/carts/${racer.cart}/add`, body);
  const second = (
    await racer.person.post("/api/campaigns", {
      project: (await racer.person.get(`/api/campaigns/${racer.campaign}`)).body.project,
      name: "Second",
      goal: "seo",
    })
  ).body.id;
  const secondCart = (await racer.person.post("/api/carts", { campaign: second })).body.id;
  let orders = 0;
  for (let round = 1; round <= 200; round++) {
    await credit(byline, racer.organization, 10_000);
    await post({ format: paul.formatId });
    await racer.person.post(`/api/carts/${secondCart}/add`, { format: paul.formatId });
    const results = await Promise.all([
      racer.person.post(`/api/carts/${racer.cart}/book`, {}),
      racer.person.post(`/api/carts/${secondCart}/book`, {}),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    const loser = results.find(({ status }) => status === 409);
    expect(loser?.body).toMatchObject({ code: "insufficient_balance", missingCents: 10_000 });
    orders += 1;
    const { available, held } = await balances(racer.person, racer.organization);
    expect({ available, held }).toEqual({ available: 0, held: orders * 10_000 });
  }
});

test("R4.3 50 parallel bookings of one wallet never go below zero", async () => {
  const crowd = await anAdvertiser(byline, "crowd", 120_000);
  const project = (await crowd.person.get(`/api/campaigns/${crowd.campaign}`)).body.project;
  const carts = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const campaign = (await crowd.person.post("/api/campaigns", { project, name: `Campaign ${index}`, goal: "seo" }))
        .body.id;
      const cart = (await crowd.person.post("/api/carts", { campaign })).body.id as string;
      await crowd.person.post(`/api/carts/${cart}/add`, { format: paul.formatId });
      return cart;
    }),
  );
  // A call that found no free connection in time is made again, as its caller would.
  const book = async (cart: string): Promise<{ status: number }> => {
    const answer = await crowd.person.post(`/api/carts/${cart}/book`, {}, { "idempotency-key": cart });
    return answer.status === 503 ? book(cart) : answer;
  };
  const results = await Promise.all(carts.map(book));
  expect(results.filter(({ status }) => status === 201)).toHaveLength(12);
  expect(results.filter(({ status }) => status === 409)).toHaveLength(38);
  expect(await balances(crowd.person, crowd.organization)).toEqual({ available: 0, held: 120_000, earnings: 0 });
});

test("R3.10 a refused booking names what all of its lines lack together, whichever of them is refused first", async () => {
  const short = await anAdvertiser(byline, "short", 5_000);
  const other = await aPublisher(byline, "petra");
  for (const format of [paul.formatId, other.formatId])
    await short.person.post(`/api/carts/${short.cart}/add`, { format });
  const refused = await short.person.post(`/api/carts/${short.cart}/book`, {});
  expect(refused.body).toMatchObject({ code: "insufficient_balance", missingCents: 15_000 });
  await credit(byline, short.organization, 15_000);
  expect((await short.person.post(`/api/carts/${short.cart}/book`, {})).status).toBe(201);
});

test("a cart is booked as a whole or not at all", async () => {
  const careful = await anAdvertiser(byline, "careful", 15_000);
  const other = await aPublisher(byline, "pia");
  for (const format of [paul.formatId, other.formatId])
    await careful.person.post(`/api/carts/${careful.cart}/add`, { format });
  const refused = await careful.person.post(`/api/carts/${careful.cart}/book`, {});
  expect(refused.body).toMatchObject({ code: "insufficient_balance", missingCents: 5_000 });
  expect((await careful.person.get(`/api/carts/${careful.cart}`)).body).toMatchObject({
    shortByCents: 5_000,
    lines: [{}, {}],
  });
  expect((await careful.person.get("/api/orders")).body["hydra:totalItems"]).toBe(0);
  await credit(byline, careful.organization, 5_000);
  const booked = await careful.person.post(`/api/carts/${careful.cart}/book`, { expectedTotalCents: 20_000 });
  expect(booked.body["hydra:member"]).toHaveLength(2);
  expect((await careful.person.get(`/api/carts/${careful.cart}`)).body.lines).toEqual([]);
});

describe("Idempotency-Key", () => {
  test("a repeated key books once, also when the calls come at once", async () => {
    const twice = await anAdvertiser(byline, "twice", 50_000);
    await twice.person.post(`/api/carts/${twice.cart}/add`, { format: paul.formatId });
    const key = { "idempotency-key": "one-click" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => twice.person.post(`/api/carts/${twice.cart}/book`, {}, key)),
    );
    const done = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status, body }) => status !== 201 && body.code !== "idempotency_key_in_use")).toEqual([]);
    expect(new Set(done.map(({ body }) => body["hydra:member"][0].id)).size).toBe(1);
    const again = await twice.person.post(`/api/carts/${twice.cart}/book`, {}, key);
    expect(again.body["hydra:member"][0].id).toBe(done[0]?.body["hydra:member"][0].id);
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect((await balances(twice.person, twice.organization)).held).toBe(10_000);
    expect((await twice.person.post(`/api/carts/${twice.cart}/book`, { expectedTotalCents: 7 }, key)).status).toBe(422);
  });

  test("a call that moves money without a key is 400", async () => {
    const answer = await ada.person.post(`/api/carts/${ada.cart}/book`, {}, { "idempotency-key": "" });
    expect(answer.status).toBe(400);
    expect(answer.body["hydra:description"]).toContain("Idempotency-Key");
  });
});

test("anyone can audit the books from outside through views with fixed names", async () => {
  const one = async (text: string) => (await byline.database.pool.query(text)).rows[0];
  expect(await one("SELECT sum(amount_minor)::int AS sum FROM audit_entries")).toEqual({ sum: 0 });
  expect(await one("SELECT count(*)::int AS below FROM audit_balances WHERE balance_minor < floor_minor")).toEqual({
    below: 0,
  });
  expect(await one("SELECT sum(balance_minor)::int AS sum FROM audit_balances")).toEqual({ sum: 0 });
  expect(
    await one(`SELECT count(*)::int AS different FROM (
      SELECT account, sum(amount_minor) AS added FROM audit_entries GROUP BY account) AS entries
      JOIN audit_balances USING (account) WHERE added <> balance_minor`),
  ).toEqual({ different: 0 });
  expect(
    await one(
      "SELECT sum(amount_minor)::int = (SELECT sum(balance_minor)::int FROM audit_balances WHERE account LIKE '%:held') AS equal FROM audit_open_escrow",
    ),
  ).toEqual({ equal: true });
  expect(
    Object.keys(
      (await byline.database.pool.query("SELECT state, count FROM audit_jobs")).rows[0] ?? { state: "", count: 0 },
    ),
  ).toEqual(["state", "count"]);
});

describe("verify-ledger", () => {
  test("finds nothing wrong with books that only Byline wrote", async () => {
    const { problems, sumCents, postings } = await verifyLedger(byline.database.pool, verifyHeld);
    expect({ problems, sumCents }).toEqual({ problems: [], sumCents: 0 });
    expect(postings).toBeGreaterThan(200);
  });

  test.each([
    [
      "a kept balance of Byline's",
      "UPDATE house_balance SET amount_cents = amount_cents + 1",
      /^Byline's account provider_clearing: its balance is -?\d+, its entries sum to -?\d+$/,
    ],
    [
      "a kept day of money in and out",
      "UPDATE clearing_day SET in_cents = in_cents + 1",
      /^money in and out on \d{4}-\d{2}-\d{2}: the kept sums differ from the entries$/,
    ],
    [
      "a changed transaction of a wallet",
      "UPDATE transaction SET amount_cents = amount_cents + 1 WHERE id = (SELECT id FROM transaction WHERE type = 0 ORDER BY id LIMIT 1)",
      /^transaction .*: its \d+ or its balance are not what posting .* moved$/,
    ],
    [
      "a changed amount",
      "UPDATE ledger_entry SET amount_cents = amount_cents + 1 WHERE id = (SELECT min(id) FROM ledger_entry WHERE sequence > 1)",
      /^posting .*: its entries sum to 1/,
    ],
    [
      "a removed posting",
      "DELETE FROM ledger_entry WHERE posting_id = (SELECT posting_id FROM ledger_entry WHERE sequence = 2 ORDER BY id LIMIT 1)",
      /were changed, removed or inserted/,
    ],
    [
      "a changed balance",
      "UPDATE ledger_account SET balance_cents = balance_cents + 100 WHERE id = (SELECT min(id) FROM ledger_account WHERE sequence > 0)",
      /its balance is/,
    ],
    [
      "a changed reason",
      "UPDATE ledger_posting SET kind = 'gift' WHERE id = (SELECT id FROM ledger_posting ORDER BY id LIMIT 1)",
      /were changed, removed or inserted/,
    ],
    [
      "a back-dated entry",
      "UPDATE ledger_entry SET created_at = created_at - interval '1 day' WHERE id = (SELECT max(id) FROM ledger_entry)",
      /its time is not its posting's/,
    ],
    [
      "an order with too little held",
      "UPDATE publication_order SET total_cents = total_cents + 1 WHERE id = (SELECT id FROM publication_order ORDER BY id LIMIT 1)",
      /are held for it/,
    ],
  ])("names %s", async (_name, statement, problem) => {
    const victim = await openTestServer();
    const buyer = await anAdvertiser(victim, "ada", 100_000);
    const seller = await aPublisher(victim, "paul");
    for (let count = 0; count < 2; count++) await aBooking(buyer, seller.formatId);
    await tamper(victim, statement);
    const { problems } = await verifyLedger(victim.database.pool, verifyHeld);
    expect(problems[0]).toMatch(problem);
    await victim.close();
  });
});
