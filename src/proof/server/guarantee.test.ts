import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { aBooking, aPublisher, goodText, openTrade, type Publisher } from "../../../test/scene.ts";
import { queuesOf } from "../../queues.ts";

const whole = goodText.content;
const { byline, ada, paul } = await openTrade({
  env: { LINK_CHECK_HOSTS: "paul.example=127.0.0.1,lena.example=127.0.0.1,wim.example=127.0.0.1" },
  balanceCents: 10_000_000,
});
let page = whole;
const site = createServer(({ url }, response) =>
  response.writeHead(url === "/away" ? 503 : 200, { "content-type": "text/html" }).end(page),
);
const port = () => (site.address() as AddressInfo).port;

await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
const without = await aPublisher(byline, "wim", { guaranteeDays: 0 });
beforeEach(async () => {
  page = whole;
  await byline.settle();
  await rows("DELETE FROM mail");
  await rows("UPDATE publication_watch SET next_look_at = NULL");
});
afterAll(async () => {
  site.close();
});

const rows = async (text: string, ...values: unknown[]) => (await byline.database.pool.query(text, values)).rows;
const work = async (name: string, data: object = {}) =>
  queuesOf(byline.config)
    .find((queue) => queue.name === name)
    ?.handle(byline.database, data, undefined as never);

async function completed({ person, formatId, domain }: Publisher = paul, despite: string[] = []): Promise<string> {
  const { id } = await aBooking(ada, formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await person.post(`/api/orders/${id}/accept`, {});
  const publicationUrl = `http://${domain}:${port()}/news`;
  await person.post(`/api/orders/${id}/publish`, { publicationUrl });
  await work("check-publication", { orderId: id });
  const { status } = (await ada.person.post(`/api/orders/${id}/approve`, { despite })).body;
  expect(status).toBe("completed");
  return id;
}

/** Events never change, so not even the application's role may update them. */
async function asOwner(text: string, ...values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  await owner.query(text, values);
  await owner.end();
}

async function letPass(id: string, time: string): Promise<void> {
  await rows(
    `UPDATE publication_order SET accepted_at = accepted_at - $2::interval, published_at = published_at - $2::interval,
       first_published_at = first_published_at - $2::interval,
       completed_at = completed_at - $2::interval WHERE id = $1`,
    id,
    time,
  );
  await asOwner("UPDATE event SET created_at = created_at - $2::interval WHERE subject_id = $1", id, time);
  await rows("UPDATE link_check SET checked_at = checked_at - $2::interval WHERE order_id = $1", id, time);
  await rows(
    "UPDATE publication_watch SET next_look_at = next_look_at - $2::interval, failed_at = failed_at - $2::interval, lost_at = lost_at - $2::interval, accepted_at = accepted_at - $2::interval WHERE order_id = $1",
    id,
    time,
  );
}

async function watch(): Promise<string[]> {
  await rows("DELETE FROM pgboss.job WHERE name = 'check-publication'");
  await work("watch-publications");
  const jobs = await rows("SELECT data FROM pgboss.job WHERE name = 'check-publication'");
  for (const { data } of jobs) await work("check-publication", data);
  return jobs.map(({ data }) => data.orderId);
}

const looks = async (id: string) =>
  (await ada.person.get(`/api/link_checks?order=${id}&itemsPerPage=100`)).body["hydra:member"];
const recipients = async () => {
  await byline.settle();
  return rows(
    "SELECT recipient, letter FROM mail WHERE letter->>'subject' LIKE 'The publication on %' ORDER BY recipient, id",
  );
};
const lostAt = async (id: string) =>
  (await rows("SELECT lost_at FROM publication_watch WHERE order_id = $1", id))[0].lost_at;

test("R10.3 a completed publication is looked at again when its day has come, and both sides see what was found", async () => {
  const id = await completed();
  expect(await watch()).toEqual([]);
  await letPass(id, "1 day");
  expect(await watch()).toEqual([id]);
  expect(await watch()).toEqual([]);
  expect((await looks(id)).map(({ passed }: { passed: boolean }) => passed)).toEqual([true, true]);
  expect((await paul.person.get(`/api/link_checks?order=${id}`)).body["hydra:totalItems"]).toBe(2);
  expect((await looks(id))[0].evidence).toMatchObject({
    robotsTxt: "allows",
    canonical: null,
    textShare: 1,
    links: [{ found: true, anchor: "the roastery", promisedAnchor: "the roastery", anchorHolds: true }],
  });
  expect(await recipients()).toEqual([]);
});

test("R10.3 without a guarantee, what is gone is looked at again an hour later; then both sides are told, once, and of its return", async () => {
  const id = await completed(without);
  await letPass(id, "7 days");
  page = "<p>no link</p>";
  await watch();
  expect(await recipients()).toEqual([]);
  await letPass(id, "1 hour");
  await watch();
  const told = await recipients();
  expect(told.map(({ recipient }) => recipient)).toEqual(["ada@advertiser.example", "wim@publisher.example"]);
  expect(told[0].letter.paragraphs).toContain("The link to https://nimbus.example/roastery is missing.");
  await letPass(id, "30 days");
  expect(await watch()).toEqual([id]);
  expect(await recipients()).toHaveLength(2);
  expect(await lostAt(id)).not.toBeNull();
  page = whole;
  await letPass(id, "30 days");
  await watch();
  expect(await lostAt(id)).toBeNull();
  expect(
    (await recipients()).map(({ letter }) =>
      letter.subject.replace(/^The (publication) on .* (has|is) (\w+) · .*/, "the $1 $2 $3"),
    ),
  ).toEqual([
    "the publication has changed",
    "the publication is back",
    "the publication has changed",
    "the publication is back",
  ]);
  const history = (await ada.person.get(`/api/order_events?order=${id}&itemsPerPage=100`)).body["hydra:member"];
  expect(history.map(({ move }: { move: string }) => move).slice(-2)).toEqual(["lose", "regain"]);
});

test("R10.3 a page that is away for an hour and comes back alarms nobody", async () => {
  const id = await completed();
  await letPass(id, "7 days");
  page = "";
  await watch();
  await letPass(id, "1 hour");
  page = whole;
  await watch();
  expect(await recipients()).toEqual([]);
  expect(await rows("SELECT failures, lost_at FROM publication_watch WHERE order_id = $1", id)).toEqual([
    { failures: 0, lost_at: null },
  ]);
});

test("R10.3 what was looked at before texts were compared is lost only by what was compared then", async () => {
  const id = await completed();
  await rows("UPDATE link_check SET evidence = evidence || '{\"textShare\": null}' WHERE order_id = $1", id);
  page = '<p>Less: <a href="https://nimbus.example/roastery">elsewhere</a></p>';
  await letPass(id, "7 days");
  await watch();
  await letPass(id, "1 hour");
  await watch();
  expect((await looks(id))[0].passed).toBe(false);
  expect(await lostAt(id)).toBeNull();
});

test("R10.3 while no known page answers a loss is no evidence, and it is looked at again an hour later", async () => {
  const id = await completed();
  const known = (path: string) =>
    rows("UPDATE operator_setting SET known_pages = ARRAY[$1]", `http://lena.example:${port()}${path}`);
  await known("/away");
  page = "<p>no link</p>";
  for (const time of ["7 days", "1 hour", "1 hour"]) {
    await letPass(id, time);
    expect(await watch()).toEqual([id]);
  }
  expect((await looks(id)).map(({ unsure }: { unsure: boolean }) => unsure)).toEqual([true, true, true, false]);
  expect((await paul.person.get(`/api/link_checks?order=${id}`)).body["hydra:member"][0]).toMatchObject({
    unsure: true,
    evidence: { problems: expect.arrayContaining(["The link to https://nimbus.example/roastery is missing."]) },
  });
  expect([await lostAt(id), (await ada.person.get(`/api/orders/${id}`)).body.proof.state]).toEqual([null, "holds"]);
  await known("/there");
  for (const time of ["1 hour", "1 hour"]) {
    await letPass(id, time);
    await watch();
  }
  expect([(await looks(id)).length, await lostAt(id)]).toEqual([6, expect.any(Date)]);
  await rows("UPDATE operator_setting SET known_pages = '{}'");
});

test("R10.3 what the buyer named when they approved is no loss, and what is lost besides is one", async () => {
  page = whole.replace(/<a [^>]*>(.*)<\/a>/, "$1");
  const named = "The link to https://nimbus.example/roastery is missing.";
  const id = await completed(paul, [named]);
  await letPass(id, "7 days");
  await watch();
  await letPass(id, "30 days");
  await watch();
  expect(await recipients()).toEqual([]);
  expect((await looks(id)).map(({ passed }: { passed: boolean }) => passed)).toEqual([false, false, false]);
  page = "<p>no link</p>";
  for (const time of ["30 days", "1 hour"]) {
    await letPass(id, time);
    await watch();
  }
  const claims = (await ada.person.get(`/api/claims?order=${id}`)).body["hydra:member"];
  expect(claims[0]?.problems).toEqual(["Less than half of the approved text is on the page."]);
});

test("one medium is looked at once in a run; what else is due there moves behind", async () => {
  const ids = [await completed(), await completed(), await completed()];
  for (const id of ids) await letPass(id, "7 days");
  expect(await watch()).toHaveLength(1);
  expect(await watch()).toEqual([]);
  await rows(
    "UPDATE publication_watch SET next_look_at = next_look_at - interval '10 minutes' WHERE next_look_at < now() + interval '1 hour'",
  );
  expect(await watch()).toHaveLength(1);
});

test("an order that is refunded is watched no longer, one in dispute is left to the dispute", async () => {
  const [refunded, disputed] = [await completed(), await completed()];
  await rows("UPDATE publication_order SET status = 'refunded' WHERE id = $1", refunded);
  await rows("UPDATE publication_order SET status = 'disputed' WHERE id = $1", disputed);
  for (const id of [refunded, disputed]) await work("check-publication", { orderId: id });
  const next = async (id: string) =>
    (await rows("SELECT next_look_at FROM publication_watch WHERE order_id = $1", id))[0];
  expect(await next(refunded)).toEqual({ next_look_at: null });
  expect((await next(disputed)).next_look_at).not.toBeNull();
  expect(await looks(disputed)).toHaveLength(1);
});

test("R10.8 the looks of the third and the twelfth month are the medium's facts", async () => {
  const lena = await aPublisher(byline, "lena");
  const ids: string[] = [];
  for (let order = 0; order < 10; order++) ids.push(await completed(lena));
  const facts = async () => (await ada.person.get(`/api/media_facts/${lena.media}`)).body;
  for (const id of ids) await letPass(id, "3 months");
  await lookAtAll(ids);
  expect(await facts()).toMatchObject({ linksAfter3Months: { share: 1, orders: 10 }, linksAfter12Months: null });
  for (const id of ids) await letPass(id, "9 months");
  await lookAtAll(ids.slice(0, 7));
  page = "<p>no link</p>";
  await lookAtAll(ids.slice(7));
  expect(await facts()).toMatchObject({
    linksAfter3Months: { share: 1, orders: 10 },
    linksAfter12Months: { share: 0.7, orders: 10 },
  });
});

async function lookAtAll(ids: string[]): Promise<void> {
  for (const id of ids) await work("check-publication", { orderId: id });
}

test("of the looks of a publication that stayed as it was only the first, the last and those on record stay", async () => {
  const id = await completed();
  const days = [540, 500, 445, 400, 370, 300, 200, 170, 20];
  await rows(
    `INSERT INTO link_check (id, order_id, passed, evidence, checked_at)
     SELECT new_id(), $1, true, evidence, now() - make_interval(days => day)
     FROM unnest($2::integer[]) AS day, (SELECT evidence FROM link_check WHERE order_id = $1) AS first`,
    id,
    days,
  );
  await rows(
    `UPDATE link_check SET passed = false, evidence = evidence || '{"problems": ["Gone"]}'
     WHERE order_id = $1 AND checked_at BETWEEN now() - interval '310 days' AND now() - interval '290 days'`,
    id,
  );
  await work("forget-repeated-looks");
  const left = await rows(
    "SELECT (extract(epoch FROM now() - checked_at) / 86400)::integer AS day FROM link_check WHERE order_id = $1 ORDER BY checked_at",
    id,
  );
  // 445 and 170 days ago are on record, and a loss parts two rows of looks.
  expect(left.map(({ day }) => day)).toEqual([540, 445, 370, 300, 200, 170, 20, 0]);
});
