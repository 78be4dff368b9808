import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runQueue } from "../../../test/run-queue.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anOperator,
  aPublisher,
  balances,
  credit,
  type Publisher,
} from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";
import { tamper } from "../../../test/tamper.ts";
import { verifyEverything } from "../../cli/verify-ledger/verify-everything.ts";
import { settleOrder } from "../../orders/money/server/post-order.ts";
import { takeBackOrder } from "../../orders/money/server/post-refund.ts";
import { settingsId } from "../../settings/settings-id.ts";

let byline: TestServer;
let rita: Advertiser;
let paul: Publisher;
let code = "";

beforeAll(async () => {
  byline = await openTestServer();
  rita = await anAdvertiser(byline, "rita", 0);
  paul = await aPublisher(byline, "paul", { priceCents: 20_000 });
  code = await linkOf(rita);
});

afterAll(() => byline?.close());

async function linkOf({ person, organization }: Pick<Advertiser, "person" | "organization">): Promise<string> {
  const { status, body } = await person.post("/api/affiliates", { organization });
  expect(status).toBe(201);
  return body.code;
}

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const navigation = { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" };
const click = (headers: Record<string, string>, of = code) =>
  byline.app.inject({ url: `/link/${of}`, headers: { ...browser, ...headers } });

const claim = (person: Person, by = code) => person.post(`/api/client_users/${person.id}/referrals`, { code: by });

async function aReferred(name: string, by = code): Promise<Advertiser> {
  const person = await byline.person(`${name}@advertiser.example`);
  await person.get(`/api/client_users/${person.id}`);
  expect((await claim(person, by)).status).toBe(204);
  const organization = (await person.post("/api/organizations", { name: `${name} Agency`, kind: "agency" })).body.id;
  await credit(byline, organization, 100_000);
  const campaign = (await person.get(`/api/campaigns?organization=${organization}`)).body["hydra:member"][0].id;
  return { person, organization, campaign, cart: (await person.post("/api/carts", { campaign })).body.id };
}

/** A booking of $200 with a fee of $30, settled. */
async function aCompletion(client: Advertiser) {
  const { id, number } = await aBooking(client, paul.formatId);
  const parties = { clientOrganizationId: client.organization, publisherOrganizationId: paul.organization };
  const order = { orderId: id, number, totalCents: 20_000, feeCents: 3_000, ...parties };
  await byline.database.transaction((tx) => settleOrder(tx, order));
  await followed(id, "settle");
  // The order's state is set directly: this test is about the ledger.
  await byline.database.pool.query("UPDATE publication_order SET status = 'completed' WHERE id = $1", [id]);
  return order;
}

async function followed(orderId: string, kind: string) {
  const { rows } = await byline.database.pool.query("SELECT id FROM ledger_posting WHERE order_id = $1 AND kind = $2", [
    orderId,
    kind,
  ]);
  await runQueue(byline, "settled", { postingId: rows[0].id });
}

const affiliateOf = async ({ person, organization }: Pick<Advertiser, "person" | "organization">) =>
  (await person.get(`/api/affiliates/${organization}`)).body;

/** Lets days pass for commissions, referrals and accounts. */
async function pass(days: number) {
  await byline.database.pool.query(`
    UPDATE commission SET due_at = due_at - interval '${days} days';
    UPDATE referral SET created_at = created_at - interval '${days} days';
    UPDATE client_user SET created_at = created_at - interval '${days} days'`);
}

const problems = async () => (await verifyEverything(byline.database.pool)).problems;

test("R2.15 an organization has one link, and its clicks are counted", async () => {
  expect(await linkOf(rita)).toBe(code);
  await click(navigation);
  expect(await affiliateOf(rita)).toMatchObject({ code, visits: 1, signUps: 0, percent: 10, months: 12 });
});

describe("R2.13 an affiliate's cookie", () => {
  test("is set for 30 days where somebody goes to the link, which leads on", async () => {
    const answer = await click(navigation);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/"]);
    expect(answer.headers["set-cookie"]).toBe(`byline-referral=${code}; Path=/; Max-Age=2592000; SameSite=Lax`);
  });

  test.each([
    ["in a frame", { "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" }],
    ["as an image", { "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" }],
    ["by a script", { "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" }],
    ["looking ahead", { ...navigation, "sec-purpose": "prefetch;prerender" }],
    ["by a robot", { ...navigation, "user-agent": "Googlebot/2.1" }],
    ["without saying so", {}],
  ])("is not set where the link is loaded %s", async (_how, headers: Record<string, string>) => {
    expect((await click(headers)).headers["set-cookie"]).toBeUndefined();
  });
});

test("R7.2 an affiliate earns on a booking: a share of the fee, which waits, then is paid into the available balance once", async () => {
  const bea = await aReferred("bea");
  const order = await aCompletion(bea);
  await followed(order.orderId, "settle");
  expect(await affiliateOf(rita)).toMatchObject({ signUps: 1, waitingCents: 300, paidCents: 0 });
  await runQueue(byline, "pay-commissions");
  expect(await balances(rita.person, rita.organization)).toMatchObject({ available: 0 });
  expect(await problems()).toEqual([]);
  await pass(31);
  await Promise.all([runQueue(byline, "pay-commissions"), runQueue(byline, "pay-commissions")]);
  expect(await balances(rita.person, rita.organization)).toMatchObject({ available: 300 });
  expect(await affiliateOf(rita)).toMatchObject({ waitingCents: 0, paidCents: 300 });
  const [transaction] = (await rita.person.get("/api/transactions")).body["hydra:member"];
  expect(transaction).toMatchObject({
    type: 4,
    amountCents: 300,
    balanceAccount: "available",
    balanceAfterCents: 300,
    order: null,
    description: `Affiliate commission, order ${order.number}`,
  });
  expect(await problems()).toEqual([]);
});

test("R7.2 an order that is refunded before takes its commission back, and after does not", async () => {
  const cora = await aReferred("cora");
  const refund = async (order: Awaited<ReturnType<typeof aCompletion>>, feeCents: number) => {
    const refunded = { ...order, feeCents, earningsCents: (17_000 * feeCents) / 3_000, isWhole: feeCents === 3_000 };
    await byline.database.transaction((tx) => takeBackOrder(tx, refunded));
    await followed(order.orderId, "take_back");
    await followed(order.orderId, "take_back");
  };
  const [whole, half, late] = [await aCompletion(cora), await aCompletion(cora), await aCompletion(cora)];
  await refund(whole, 3_000);
  await refund(half, 1_500);
  expect(await affiliateOf(rita)).toMatchObject({ waitingCents: 450 });
  await pass(31);
  await runQueue(byline, "pay-commissions");
  await refund(late, 3_000);
  expect(await affiliateOf(rita)).toMatchObject({ waitingCents: 0, paidCents: 750 });
  const statuses = (await rita.person.get("/api/commissions")).body["hydra:member"].map(
    ({ status }: { status: string }) => status,
  );
  expect(statuses).toEqual(["paid", "paid", "takenBack", "paid"]);
  expect(await problems()).toEqual([]);
});

describe("R7.2 nobody earns", () => {
  const earned = async () => {
    const { waitingCents, paidCents } = await affiliateOf(rita);
    return waitingCents + paidCents;
  };
  const isUnpaid = async (act: () => Promise<Advertiser>) => {
    const before = await earned();
    await aCompletion(await act());
    expect(await earned()).toBe(before);
  };

  test("on orders of an account that was there before", () =>
    isUnpaid(async () => {
      const old = await byline.person("old@advertiser.example");
      await old.get(`/api/client_users/${old.id}`);
      await byline.database.pool.query("UPDATE client_user SET created_at = now() - interval '8 days' WHERE id = $1", [
        old.id,
      ]);
      await claim(old);
      const organization = (await old.post("/api/organizations", { name: "Old Agency", kind: "agency" })).body.id;
      await credit(byline, organization, 100_000);
      const campaign = (await old.get(`/api/campaigns?organization=${organization}`)).body["hydra:member"][0].id;
      return { person: old, organization, campaign, cart: (await old.post("/api/carts", { campaign })).body.id };
    }));

  test("on orders of their own, by their own link", () =>
    isUnpaid(async () => {
      await claim(rita.person);
      await credit(byline, rita.organization, 20_000);
      return rita;
    }));

  test("on orders of an organization that shares a member with theirs", () =>
    isUnpaid(async () => {
      const dee = await aReferred("dee");
      await byline.database.pool.query(
        "INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, 'VIEWER')",
        [dee.organization, rita.person.id],
      );
      return dee;
    }));

  test("on orders of an organization with the same tax id, however it is written", () =>
    isUnpaid(async () => {
      const eli = await aReferred("eli");
      await rita.person.patch(`/api/organizations/${rita.organization}`, { taxId: "IE 1234567-T" });
      await eli.person.patch(`/api/organizations/${eli.organization}`, { taxId: "ie1234567t" });
      return eli;
    }));

  test("in a circle: whoever was brought brings nobody of those who brought them", async () => {
    const finn = await aReferred("finn");
    const back = await linkOf(finn);
    const newMember = async (name: string, claimsFirst: boolean) => {
      const person = await byline.person(`${name}@advertiser.example`);
      await person.get(`/api/client_users/${person.id}`);
      if (claimsFirst) await claim(person, back);
      await byline.database.pool.query(
        "INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, 'MANAGER')",
        [rita.organization, person.id],
      );
      if (!claimsFirst) await claim(person, back);
    };
    await newMember("gil", false);
    expect(await affiliateOf(finn)).toMatchObject({ signUps: 0 });
    await newMember("gus", true);
    expect(await affiliateOf(finn)).toMatchObject({ signUps: 1 });
    await isUnpaid(async () => finn);
  });

  test("twelve months after somebody came", () =>
    isUnpaid(async () => {
      const hal = await aReferred("hal");
      await pass(366);
      return hal;
    }));

  test("by an unknown code, or by a link that is no affiliate's", async () => {
    const ida = await byline.person("ida@advertiser.example");
    for (const unknown of ["nobody", "k3v9x2mq7d"]) expect((await claim(ida, unknown)).status).toBe(204);
    const { rows } = await byline.database.pool.query("SELECT FROM referral WHERE user_id = $1", [ida.id]);
    expect(rows).toEqual([]);
    expect((await ida.post(`/api/client_users/${rita.person.id}/referrals`, { code })).status).toBe(404);
  });

  test("where the operator's share is nothing", () =>
    isUnpaid(async () => {
      const olga = await anOperator(byline, "olga@byline.example");
      await olga.patch(`/api/settings/${settingsId}`, { affiliatePercent: 0 });
      return aReferred("jim");
    }));
});

test("R7.2 R10.7 an operator lists the commissions of all affiliates, by name, in a file too", async () => {
  const olga = await anOperator(byline, "olga@accounts.example");
  const { body: all } = await olga.get("/api/commissions?itemsPerPage=100");
  const own = (await rita.person.get("/api/commissions")).body["hydra:totalItems"];
  expect(own).toBeGreaterThan(0);
  expect(all["hydra:totalItems"]).toBeGreaterThanOrEqual(own);
  expect(all["hydra:member"]).toContainEqual(expect.objectContaining({ organizationName: "rita Agency" }));
  const ofRita = `organization=${rita.organization}`;
  expect((await olga.get(`/api/commissions?${ofRita}`)).body["hydra:totalItems"]).toBe(own);
  const [head, ...rows] = (await olga.get(`/api/commissions/export?${ofRita}`)).body.trim().split("\r\n");
  expect(head).toContain("Earned (UTC),Organization,Status,Amount in USD");
  expect(rows).toHaveLength(own);
});

test("R4.3 verify-ledger names a commission that the books know nothing of", async () => {
  await tamper(byline, "UPDATE commission SET amount_cents = amount_cents + 1 WHERE paid_at IS NOT NULL");
  const found = await problems();
  expect(found).toContainEqual(expect.stringMatching(/^commission .*: 301 are noted for it, 300 were paid$/));
  await tamper(byline, "UPDATE commission SET amount_cents = amount_cents - 1 WHERE paid_at IS NOT NULL");
  await tamper(
    byline,
    "UPDATE commission SET taken_back_cents = amount_cents - 1 WHERE taken_back_cents = amount_cents",
  );
  expect(await problems()).toContainEqual(expect.stringContaining("affiliate payable is "));
});

test("R6.4 another's affiliate programme is not there", async () => {
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.get(`/api/affiliates/${rita.organization}`)).status).toBe(404);
  expect((await eve.person.post("/api/affiliates", { organization: rita.organization })).status).toBe(404);
  expect((await eve.person.get("/api/commissions")).body["hydra:totalItems"]).toBe(0);
});
