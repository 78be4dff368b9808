import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  aPublisher,
  balances,
  goodText,
  type Publisher,
} from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
/** Sells at $100. */
let paul: Publisher;
/** Sells at $130. */
let dora: Publisher;

beforeAll(async () => {
  byline = await openTestServer();
  paul = await aPublisher(byline, "paul");
  dora = await aPublisher(byline, "dora", { priceCents: 13_000 });
});

afterAll(() => byline?.close());

let count = 0;
async function campaigning(plan: Record<string, unknown>): Promise<Advertiser> {
  const advertiser = await anAdvertiser(byline, `ada${++count}`, 1_000_000);
  const edited = await advertiser.person.patch(`/api/campaigns/${advertiser.campaign}`, plan);
  expect(edited.status).toBe(200);
  return advertiser;
}

async function aManagerOf({ organization, campaign }: Advertiser): Promise<Person> {
  const person = await byline.person(`manager${++count}@advertiser.example`);
  await person.get(`/api/client_users/${person.id}`);
  const { pool } = byline.database;
  await pool.query("INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'MANAGER')", [
    person.id,
    organization,
  ]);
  await pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, role)
     SELECT gen_random_uuid(), $1, $2, project_id, 1 FROM campaign WHERE id = $3`,
    [person.id, organization, campaign],
  );
  return person;
}

const add = ({ person, cart }: Advertiser, format: string) => person.post(`/api/carts/${cart}/add`, { format });
const book = ({ person, cart }: Advertiser, input = {}) => person.post(`/api/carts/${cart}/book`, input);
const offer = ({ person, campaign }: Advertiser, input: object = {}) =>
  person.post("/api/offers", { campaign, format: dora.formatId, priceCents: 10_000, ...input });

test.each([
  ["paused", { status: "paused" }, "This campaign is paused. Set it to active to book."],
  ["not begun", { startsOn: "2099-01-01" }, "This campaign starts on 2099-01-01. Change its dates to book before."],
  ["over", { endsOn: "2020-01-01" }, "This campaign ended on 2020-01-01. Change its dates to go on booking."],
])("R3.4 a campaign that is %s takes no booking and no offer, and says what to do", async (_name, plan, message) => {
  const ada = await campaigning(plan);
  await add(ada, paul.formatId);
  for (const answer of [await book(ada), await offer(ada)])
    expect([answer.status, answer.body.code, answer.body["hydra:description"]]).toEqual([
      409,
      "campaign_closed",
      message,
    ]);
  expect(await balances(ada.person, ada.organization)).toMatchObject({ held: 0 });
});

test("R3.4 R6.3 beyond the budget a manager is refused with the amount, and an owner confirms it", async () => {
  const ada = await campaigning({ budgetCents: 15_000 });
  await aBooking(ada, paul.formatId);
  const manager = { ...ada, person: await aManagerOf(ada) };
  await add(ada, dora.formatId);
  const refused = await book(manager);
  expect(refused.body).toMatchObject({ code: "over_budget", overCents: 8_000 });
  expect(refused.body["hydra:description"]).toContain("$80.00 over the campaign's budget");
  expect((await book(manager, { overBudget: true })).body.code).toBe("over_budget");
  expect((await book(ada)).body).toMatchObject({ code: "confirm_over_budget", overCents: 8_000 });
  expect((await book(ada, { overBudget: true })).status).toBe(201);
  expect((await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.heldCents).toBe(23_000);
});

test("R6.3 a manager lowers a campaign's budget, and an admin or owner alone raises it or takes it away", async () => {
  const ada = await campaigning({ budgetCents: 15_000 });
  const manager = await aManagerOf(ada);
  const edit = (person: Person, input: Record<string, unknown>) =>
    person.patch(`/api/campaigns/${ada.campaign}`, input);
  const budget = async () => (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.budgetCents;
  for (const budgetCents of [15_001, null])
    expect([(await edit(manager, { name: "Theirs", budgetCents })).status, await budget()]).toEqual([403, 15_000]);
  expect((await edit(manager, { name: "Kept", budgetCents: 15_000 })).body.name).toBe("Kept");
  expect((await edit(manager, { budgetCents: 10_000 })).body.budgetCents).toBe(10_000);
  expect((await edit(manager, { budgetCents: 15_000 })).status).toBe(403);
  expect((await edit(ada.person, { budgetCents: null })).body.budgetCents).toBeNull();
  expect((await edit(manager, { budgetCents: 5_000 })).body.budgetCents).toBe(5_000);
});

test("R10.2 an owner's token raises a budget with the scope money, and edits the campaign without it", async () => {
  const ada = await campaigning({ budgetCents: 15_000 });
  const editBy = async (scopes: string[], input: Record<string, unknown>) => {
    const limit = scopes.includes("money") ? { spendLimitCents: 100_000 } : {};
    const { token } = (await ada.person.post("/api/api_tokens", { name: "Program", scopes, ...limit })).body;
    const headers = { authorization: `Bearer ${token}` };
    return ada.person.call("PATCH", `/api/campaigns/${ada.campaign}`, input, headers);
  };
  expect((await editBy(["read", "campaigns"], { name: "Program's", budgetCents: 14_000 })).status).toBe(200);
  const refused = await editBy(["read", "campaigns"], { budgetCents: 15_000 });
  expect([refused.status, refused.body.code]).toEqual([403, "token_scope"]);
  expect((await editBy(["read", "campaigns", "money"], { budgetCents: 15_000 })).status).toBe(200);
});

test("R3.4 what open offers hold counts against the budget until they end", async () => {
  const ada = await campaigning({ budgetCents: 15_000 });
  const { body } = await offer(ada);
  expect((await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.heldCents).toBe(10_000);
  await add(ada, paul.formatId);
  expect((await book(ada)).body).toMatchObject({ code: "confirm_over_budget", overCents: 5_000 });
  await ada.person.post(`/api/offers/${body.id}/withdraw`, {});
  expect((await book(ada)).status).toBe(201);
});

test("R3.4 R4.8 R4.9 new conditions and a swap count what they cost more", async () => {
  const ada = await campaigning({ budgetCents: 11_000 });
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  const swap = (input = {}) => ada.person.post(`/api/orders/${id}/swap`, { format: dora.formatId, ...input });
  expect((await swap()).body).toMatchObject({ code: "confirm_over_budget", overCents: 2_000 });
  const { version } = (await paul.person.patch(`/api/formats/${paul.formatId}`, { priceCents: 11_500 })).body;
  const accept = (input = {}) => ada.person.post(`/api/orders/${id}/accept-conditions`, { version, ...input });
  expect((await accept()).body).toMatchObject({ code: "confirm_over_budget", overCents: 500 });
  expect((await accept({ overBudget: true })).status).toBe(200);
  expect((await swap({ overBudget: true })).status).toBe(201);
  await paul.person.patch(`/api/formats/${paul.formatId}`, { priceCents: 10_000 });
});

test("R3.4 a booking and an offer at the same time never use the same budget twice", async () => {
  for (let round = 0; round < 5; round++) {
    const ada = await campaigning({ budgetCents: 10_000 });
    await add(ada, paul.formatId);
    const answers = await Promise.all([book(ada), offer(ada)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("confirm_over_budget");
    expect(await balances(ada.person, ada.organization)).toMatchObject({ held: 10_000 });
  }
});

test("R3.3 what a project holds is its campaigns' sum, theirs is the wallet's", async () => {
  const ada = await campaigning({});
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  const second = (await ada.person.post("/api/campaigns", { project, name: "Second", goal: "seo" })).body.id as string;
  const sums = async () => {
    const campaigns = (await ada.person.get("/api/campaigns")).body["hydra:member"] as { heldCents: number }[];
    const [listed] = (await ada.person.get("/api/projects")).body["hydra:member"];
    expect((await ada.person.get(project)).body).toMatchObject({
      heldCents: listed.heldCents,
      spentCents: listed.spentCents,
    });
    const { held } = await balances(ada.person, ada.organization);
    const ofCampaigns = campaigns.reduce((sum, { heldCents }) => sum + heldCents, 0);
    expect([ofCampaigns, listed.heldCents]).toEqual([held, held]);
    return held;
  };
  await aBooking(ada, paul.formatId);
  expect((await offer(ada)).status).toBe(201);
  expect((await offer({ ...ada, campaign: second }, { format: paul.formatId, priceCents: 7_000 })).status).toBe(201);
  expect(await sums()).toBe(27_000);
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${paul.domain}/news` });
  expect(await sums()).toBe(37_000);
  expect((await ada.person.post(`/api/orders/${id}/approve`, {})).status).toBe(200);
  const change = { order: id, kind: "change", name: "Another link", priceCents: 4_000 };
  const extra = (await ada.person.post("/api/order_extras", change)).body.id;
  expect((await paul.person.post(`/api/order_extras/${extra}/agree`, {})).status).toBe(200);
  expect(await sums()).toBe(31_000);
  expect((await ada.person.get(`/api/campaigns/${ada.campaign}`)).body).toMatchObject({
    heldCents: 24_000,
    spentCents: 10_000,
  });
});
