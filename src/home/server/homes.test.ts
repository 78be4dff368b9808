import pg from "pg";
import { expect, test } from "vitest";
import { aBooking, dayAhead, goodText, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { statementsOf, stepsOf } from "../../../test/statements.ts";
import type { AdvertiserHome } from "../advertiser/contract.ts";
import type { PublisherHome } from "../publisher/contract.ts";
import type { Task } from "../task.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 1_000_000, format: { priceCents: 10_000 } });

const advertiserHome = async (person = ada.person): Promise<AdvertiserHome> =>
  (await person.get(`/api/advertiser_homes/${ada.organization}`)).body as unknown as AdvertiserHome;
const publisherHome = async (person = paul.person): Promise<PublisherHome> =>
  (await person.get(`/api/publisher_homes/${paul.organization}`)).body as unknown as PublisherHome;

const told = ({ tasks }: { tasks: Task[] }, id: string) => {
  const task = tasks.find((each) => each.id === id);
  return task && [task.kind, task.move, task.mayAct];
};
const act = ({ person }: { person: Person }, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);

async function sent(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await act(ada, id, "send")).status).toBe(200);
  return id;
}

async function published(): Promise<string> {
  const id = await sent();
  await act(paul, id, "accept");
  await act(paul, id, "publish", { publicationUrl: `https://${paul.domain}/${id}` });
  return id;
}

/** Ada's organization with one more person, by their role in her only project. */
async function inProject(name: string, role: number): Promise<Person> {
  const person = await byline.person(`${name}@byline.example`);
  await person.get(`/api/client_users/${person.id}`);
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  await byline.database.pool.query(
    "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (gen_random_uuid(), $1, $2, $3, $4)",
    [person.id, ada.organization, project.split("/").at(-1), role],
  );
  return person;
}

test("R2.8 R2.21 a newcomer's home is empty and says so with zeros", async () => {
  expect(await advertiserHome()).toMatchObject({
    tasks: [],
    taskCount: 0,
    wallet: { availableCents: 1_000_000, heldCents: 0 },
    running: { orders: 0, campaigns: 0 },
    published: { orders: 0, judged: 0, onTime: 0 },
    links: { paid: 0, asAgreed: 0, claims: 0 },
    publications: [],
  });
  const home = await publisherHome();
  expect(home).toMatchObject({
    tasks: [],
    taskCount: 0,
    record: { medianHours: null, due: 0, onTime: 0 },
    outletCount: 1,
  });
  expect(home.outlets).toMatchObject([{ name: "paul Gazette", orderCount: 0 }]);
  expect(home.earned?.months).toHaveLength(12);
});

test("R4.5 an order is a task of the side that has to act, by the move that brings it forward", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  expect(told(await advertiserHome(), id)).toEqual(["move", "send", true]);
  expect(told(await publisherHome(), id), "unsent orders are the advertiser's alone").toBeUndefined();
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada, id, "send");
  expect(told(await advertiserHome(), id)).toBeUndefined();
  expect(told(await publisherHome(), id)).toEqual(["move", "accept", true]);
  await act(paul, id, "accept");
  expect(told(await publisherHome(), id)).toEqual(["move", "publish", true]);
  await act(paul, id, "propose-date", { publishDateMode: "After", publishOn: dayAhead(40) });
  expect(told(await advertiserHome(), id)).toEqual(["date", "acceptDate", true]);
  await act(ada, id, "decline-date");
  await act(paul, id, "publish", { publicationUrl: `https://${paul.domain}/${id}` });
  expect(told(await advertiserHome(), id)).toEqual(["move", "approve", true]);
  expect(told(await publisherHome(), id)).toBeUndefined();
});

test("R4.6 an offer is a task of the side that has to answer, with the price before", async () => {
  const { body: offer } = await ada.person.post("/api/offers", {
    campaign: ada.campaign,
    format: paul.formatId,
    priceCents: 7_000,
  });
  const ofPublisher = (await publisherHome()).tasks.find(({ id }) => id === offer.id);
  expect(ofPublisher).toMatchObject({ kind: "offer", mayAct: true, amountCents: 7_000, againstCents: 10_000 });
  await paul.person.post(`/api/offers/${offer.id}/counter`, { version: 1, priceCents: 9_000 });
  const ofClient = (await advertiserHome()).tasks.find(({ id }) => id === offer.id);
  expect(ofClient).toMatchObject({ kind: "offer", mayAct: true, amountCents: 9_000, againstCents: 7_000 });
  expect(told(await publisherHome(), offer.id)).toBeUndefined();
});

test("R10.3 a claim is followed by the advertiser and restored by the publisher", async () => {
  const id = await published();
  await act(ada, id, "approve");
  const before = await advertiserHome();
  await byline.database.pool.query(
    "UPDATE publication_order SET status = 'claimed', due_at = now() + interval '9 days' WHERE id = $1",
    [id],
  );
  expect(told(await advertiserHome(), id)).toEqual(["claim", null, true]);
  expect(told(await publisherHome(), id)).toEqual(["move", "replace", true]);
  expect((await advertiserHome()).links).toEqual({ ...before.links, claims: before.links.claims + 1 });
});

test("R3.11 spending, punctuality, proof and track record follow what is completed", async () => {
  const before = await advertiserHome();
  const id = await published();
  await act(ada, id, "approve");
  const after = await advertiserHome();
  expect(after.spending?.months.at(-1)?.amountCents).toBe((before.spending?.months.at(-1)?.amountCents ?? 0) + 10_000);
  expect(after.published.onTime).toBe(before.published.onTime + 1);
  expect(after.links.asAgreed).toBe(before.links.asAgreed + 1);
  expect(after.publications[0]).toMatchObject({ order: `/api/orders/${id}`, mediaName: "paul Gazette" });
  const home = await publisherHome();
  expect(home.earned?.months.at(-1)?.amountCents).toBe(2 * 8_500);
  expect(home.outlets[0]?.orderCount).toBe(2);
  expect(home.record.onTime).toBe(home.record.due);
  expect(home.record.medianHours).toBeGreaterThanOrEqual(0);
});

test("R3.4 a low balance and a budget that runs out are tasks, too", async () => {
  await ada.person.patch(`/api/organizations/${ada.organization}`, { lowBalanceCents: 2_000_000 });
  await ada.person.patch(`/api/campaigns/${ada.campaign}`, { budgetCents: 20_000 });
  const { tasks, taskCount } = await advertiserHome();
  expect(tasks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["balance", "budget"]));
  expect(tasks.find(({ kind }) => kind === "balance")).toMatchObject({ mayAct: true, againstCents: 2_000_000 });
  expect(taskCount).toBe(tasks.length);
  const budgetOf = (home: { tasks: { kind: string }[] }) => home.tasks.find(({ kind }) => kind === "budget");
  expect(budgetOf(await advertiserHome())).toMatchObject({ mayAct: true });
  expect(budgetOf(await advertiserHome(await inProject("mona", 1)))).toMatchObject({ mayAct: false });
  await ada.person.patch(`/api/campaigns/${ada.campaign}`, { budgetCents: null });
});

test("R6.3 a viewer reads the tasks of the project without amounts and without anything to do", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const home = await advertiserHome(await inProject("vera", 2));
  expect(told(home, id)).toEqual(["move", null, false]);
  expect(home).toMatchObject({ wallet: null, spending: null });
  expect(JSON.stringify(home)).not.toMatch(/Cents":\d/);
  const manager = await advertiserHome(await inProject("manny", 1));
  expect(told(manager, id)).toEqual(["move", "send", true]);
  expect(manager.wallet).toBeNull();
  expect(manager.spending?.months).toHaveLength(12);
});

test("R6.4 a stranger and the other side find no home", async () => {
  expect((await paul.person.get(`/api/advertiser_homes/${ada.organization}`)).status).toBe(404);
  expect((await ada.person.get(`/api/publisher_homes/${paul.organization}`)).status).toBe(404);
  expect((await ada.person.get("/api/advertiser_homes/nobody")).status).toBe(404);
});

/** As a catalogue that somebody imported: the triggers are off, since each outlet is a draft. */
async function addOutlets(count: number): Promise<void> {
  const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  await owner.query("SET session_replication_role = replica");
  await owner.query(
    `INSERT INTO media_project SELECT (jsonb_populate_record(media, jsonb_build_object('id', new_id(), 'status', 'draft',
       'name', 'The Herald ' || lpad(each::text, 5, '0'), 'domain', each || '.herald.example'))).*
     FROM media_project AS media, generate_series(1, $2::integer) AS each WHERE media.id = $1`,
    [paul.media, count],
  );
  await owner.query("VACUUM (ANALYZE) media_project");
  await owner.end();
}

test("R2.8 outlets without sales fill up by name, and a large catalogue is neither sorted nor counted to its end", async () => {
  await addOutlets(12_000);
  const { outlets, outletCount } = await publisherHome();
  const heralds = ["The Herald 00001", "The Herald 00002", "The Herald 00003"];
  expect(outlets.map(({ name }) => name)).toEqual(["paul Gazette", ...heralds]);
  expect(outletCount).toBe(10_000);
  const sent = await statementsOf(publisherHome);
  const statement = sent.find(({ text }) => text.includes("trade_month") && text.includes("media_project"));
  if (!statement) throw new Error("the home asked for no outlets");
  const { steps } = await stepsOf(byline.database.pool, statement);
  expect(steps.filter(({ node, rows }) => rows > 100 && !/^(Index Only Scan|Limit|Aggregate)$/.test(node))).toEqual([]);
});
