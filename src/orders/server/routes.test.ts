import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { runQueue } from "../../../test/run-queue.ts";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anOperator,
  balances,
  goodText,
  openTrade,
  type Publisher,
} from "../../../test/scene.ts";
import { contentMax } from "../contract.ts";

const { byline, ada, paul } = await openTrade({ work: true, env: { LINK_CHECK_HOSTS: "paul.example=127.0.0.1" } });
let page = "";
let pageHeaders: Record<string, string> = {};
let robotsTxt = "";
const site = createServer(({ url }, response) =>
  response
    .writeHead(200, { "content-type": "text/html", ...pageHeaders })
    .end(url === "/robots.txt" ? robotsTxt : page),
);

await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));

afterAll(async () => {
  site.close();
});

const publicationUrl = () => `http://paul.example:${(site.address() as AddressInfo).port}/news/roastery`;

async function published() {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await ada.person.post(`/api/orders/${id}/send`, {})).body.status).toBe("sent");
  expect((await paul.person.post(`/api/orders/${id}/accept`, {})).body.status).toBe("accepted");
  const answer = await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: publicationUrl() });
  expect(answer.body).toMatchObject({ status: "published", publicationUrl: publicationUrl() });
  return id as string;
}

async function newestCheck(id: string) {
  return vi.waitFor(async () => {
    const { body } = await ada.person.get(`/api/link_checks?order=${id}`);
    expect(body["hydra:totalItems"]).toBeGreaterThan(0);
    return body["hydra:member"][0];
  }, 30_000);
}

const letDeadlinePass = (id: string) =>
  byline.database.reader.execute(
    sql`UPDATE publication_order SET deadline_at = now() - interval '1 minute' WHERE id = ${id}`,
  );

const fireDeadlines = () => runQueue(byline, "fire-deadlines");

test("R4.5 R4.3 an order goes from booking to completion and the money with it", async () => {
  page = `<html><body><nav>Home News</nav>${goodText.content}<footer>Imprint</footer></body></html>`;
  const before = await balances(ada.person, ada.organization);
  const earned = await balances(paul.person, paul.organization);
  const id = await published();
  expect(await balances(ada.person, ada.organization)).toEqual({
    ...before,
    available: before.available - 10_000,
    held: before.held + 10_000,
  });
  expect(await newestCheck(id)).toMatchObject({
    passed: true,
    evidence: { reachable: true, httpStatus: 200, noindex: false, links: [{ found: true, kindHolds: true }] },
  });
  const approved = await ada.person.post(`/api/orders/${id}/approve`, {});
  expect(approved.body).toMatchObject({
    status: "completed",
    feeCents: 1_500,
    earningsCents: 8_500,
    moves: ["contest"],
  });
  expect(await balances(paul.person, paul.organization)).toEqual({ ...earned, earnings: earned.earnings + 8_500 });
  const history = await paul.person.get(`/api/order_events?order=${id}`);
  expect(history.body["hydra:member"].map(({ move }: { move: string }) => move)).toEqual([
    "book",
    "send",
    "accept",
    "publish",
    "pass",
    "approve",
  ]);
  const types = async (who: Advertiser | Publisher) =>
    (await who.person.get(`/api/transactions?organization=${who.organization}`)).body["hydra:member"]
      .filter((each: { order: string }) => each.order === `/api/orders/${id}`)
      .map(({ type }: { type: number }) => type);
  expect(await types(ada)).toEqual([2, 0]);
  expect(await types(paul)).toEqual([4]);
});

test("R4.5 both sides are mailed, with a link to where they work", async () => {
  const id = await published();
  await newestCheck(id);
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    `SELECT recipient, target FROM mail JOIN tracked_link ON '/link/' || code = letter->'action'->>'path'
     WHERE target LIKE '%' || $1 ORDER BY mail.id`,
    [id],
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual([
    "paul@publisher.example",
    "ada@advertiser.example",
    "ada@advertiser.example",
  ]);
  expect(rows[0].target).toBe(`/publisher/orders/${paul.organization}/${paul.media}?order=${id}`);
});

test("R5.2 R5.3 a text that breaks the conditions is not sent, and what is over is named", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const empty = await ada.person.post(`/api/orders/${id}/send`, {});
  expect(empty.status).toBe(422);
  expect(empty.body.violations.map(({ message }: { message: string }) => message)).toEqual([
    "Add a title.",
    "Add the text.",
  ]);
  const link = (to: string) => `<a href="https://nimbus.example/${to}">x</a>`;
  await ada.person.patch(`/api/orders/${id}`, {
    title: "T",
    content: `<p>Enough characters ${link("a")}${link("b")}${link("c")}</p>`,
  });
  const over = await ada.person.post(`/api/orders/${id}/send`, {});
  expect(over.body["hydra:description"]).toContain("3 hyperlinks: 1 more than the 2 allowed.");
  expect((await ada.person.get(`/api/orders/${id}`)).body.status).toBe("booked");
  await ada.person.post(`/api/orders/${id}/cancel`, {});
});

test("a text is no longer than its bound after cleaning either", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const path = `/api/orders/${id}`;
  const grown = await ada.person.patch(path, { content: "&".repeat(contentMax / 2) });
  expect([grown.status, grown.body.violations?.[0].propertyPath]).toEqual([422, "content"]);
  expect((await ada.person.patch(path, { content: "&".repeat(contentMax / 5) })).body.content).toHaveLength(contentMax);
  await ada.person.post(`${path}/cancel`, {});
});

test("R4.5 publishing is refused without a link on the medium's own domain", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  for (const publicationUrl of [
    "https://elsewhere.example/x",
    "https://notpaul.example/",
    "https://paul.example.evil.example/",
    "javascript:alert(1)",
    "",
    "http://127.0.0.1/",
    // No link check would read it: the port is refused before the move instead of after it.
    "https://news.paul.example:8443/x",
    "http://news.paul.example:443/x",
  ]) {
    expect((await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl })).status, publicationUrl).toBe(422);
  }
  expect(
    (await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: "https://news.paul.example/x" })).status,
  ).toBe(200);
});

const link = '<a href="https://nimbus.example/roastery">the roastery</a>';
const said = "<p>Nimbus Coffee opens its first roastery. Read more at</p>";

test.each([
  ["a missing link", said, {}, "The link to https://nimbus.example/roastery is missing."],
  [
    "a nofollow where dofollow was booked",
    said + link.replace("<a", '<a rel="nofollow"'),
    {},
    'The link to https://nimbus.example/roastery should be Dofollow but has rel="nofollow".',
  ],
  [
    "another anchor",
    said + link.replace("the roastery", "here"),
    {},
    "The link to https://nimbus.example/roastery should be anchored to “the roastery”.",
  ],
  [
    "another text",
    `<p>Ten tips for better sleep</p>${link}`,
    {},
    "Less than half of the approved text stands on the page.",
  ],
  [
    "a page that names another site's as its original",
    `<link rel="canonical" href="https://nimbus.example/press">${said}${link}`,
    {},
    "The page names another one as its original (canonical): https://nimbus.example/press.",
  ],
  [
    "a noindex page",
    `<meta name="robots" content="noindex">${said}${link}`,
    {},
    "The page asks search engines not to index it (meta robots).",
  ],
  [
    "a noindex header",
    said + link,
    { "x-robots-tag": "noindex" },
    "The page asks search engines not to index it (X-Robots-Tag).",
  ],
])("R10.3 %s fails the check and stops automatic completion", async (_name, html, headers, problem) => {
  page = html;
  pageHeaders = headers;
  const id = await published();
  expect((await newestCheck(id)).evidence.problems).toEqual([problem]);
  await letDeadlinePass(id);
  await fireDeadlines();
  expect((await ada.person.get(`/api/orders/${id}`)).body).toMatchObject({ status: "checks_failed", reason: problem });
  pageHeaders = {};
});

test("R10.3 a robots.txt that keeps search engines out fails the check", async () => {
  page = goodText.content;
  robotsTxt = "User-agent: *\nDisallow: /news/";
  const id = await published();
  expect((await newestCheck(id)).evidence).toMatchObject({
    robotsTxt: "blocks",
    problems: ["The site's robots.txt keeps search engines from the page."],
  });
  robotsTxt = "";
});

test("R4.5 a publication that nobody answers completes by itself after the period, if the checks pass", async () => {
  page = goodText.content;
  const id = await published();
  await fireDeadlines();
  expect((await ada.person.get(`/api/orders/${id}`)).body.status).toBe("published");
  await letDeadlinePass(id);
  await fireDeadlines();
  expect((await ada.person.get(`/api/orders/${id}`)).body.status).toBe("completed");
});

test("R4.5 an order that nobody answers expires and its money comes back", async () => {
  const before = await balances(ada.person, ada.organization);
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await letDeadlinePass(id);
  await fireDeadlines();
  expect((await ada.person.get(`/api/orders/${id}`)).body.status).toBe("expired");
  expect(await balances(ada.person, ada.organization)).toEqual(before);
});

test("R4.5 a rejection needs a reason, and gives the money back once", async () => {
  const before = await balances(ada.person, ada.organization);
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  expect((await paul.person.post(`/api/orders/${id}/reject`, {})).status).toBe(422);
  const rejections = await Promise.all(
    Array.from({ length: 5 }, () => paul.person.post(`/api/orders/${id}/reject`, { reason: "Off topic" })),
  );
  expect(rejections.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await ada.person.get(`/api/orders/${id}`)).body).toMatchObject({ status: "rejected", reason: "Off topic" });
  expect(await balances(ada.person, ada.organization)).toEqual(before);
});

test("R4.5 the other side's moves are refused, and a stranger learns nothing", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  expect((await paul.person.post(`/api/orders/${id}/send`, {})).status).toBe(404);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  expect((await paul.person.post(`/api/orders/${id}/cancel`, {})).status).toBe(403);
  expect((await ada.person.post(`/api/orders/${id}/accept`, {})).status).toBe(403);
  expect((await ada.person.post(`/api/orders/${id}/resolve-completed`, { reason: "mine" })).status).toBe(403);
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.post(`/api/orders/${id}/cancel`, {})).status).toBe(404);
  expect((await eve.person.get(`/api/orders/${id}`)).status).toBe(404);
});

test("R4.5 a disputed order is decided by an operator, in part too, and the books hold", async () => {
  page = goodText.content;
  const before = await balances(ada.person, ada.organization);
  const earned = await balances(paul.person, paul.organization);
  const id = await published();
  expect(
    (await ada.person.post(`/api/orders/${id}/dispute`, { reason: "Half of the text is missing" })).body.status,
  ).toBe("disputed");
  await paul.person.post(`/api/orders/${id}/answer-dispute`, { reason: "It is all there" });
  const olga = await anOperator(byline, "olga@operator.example");
  const decided = await olga.post(`/api/orders/${id}/resolve-refunded`, {
    reason: "Half of it was published",
    refundCents: 4_000,
  });
  expect(decided.body).toMatchObject({ status: "refunded", feeCents: 900, earningsCents: 5_100 });
  const list = (await paul.person.get("/api/orders?side=publisher&itemsPerPage=1")).body["hydra:member"];
  expect(list).toMatchObject([{ id, feeCents: 900, earningsCents: 5_100 }]);
  const spent = async () => (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.spentCents;
  const payments = (await ada.person.get("/api/transactions?type=2&itemsPerPage=100")).body["hydra:member"];
  expect(await spent()).toBe(
    payments.reduce((sum: number, { amountCents }: { amountCents: number }) => sum + amountCents, 0),
  );
  expect(await balances(ada.person, ada.organization)).toEqual({ ...before, available: before.available - 6_000 });
  expect(await balances(paul.person, paul.organization)).toEqual({ ...earned, earnings: earned.earnings + 5_100 });
});

test("the publisher knows nothing of an order that was not sent, wherever it is asked for", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await paul.person.get(`/api/orders/${id}`)).status).toBe(404);
  expect((await paul.person.get(`/api/order_events?order=${id}`)).body["hydra:totalItems"]).toBe(0);
  expect((await paul.person.post(`/api/orders/${id}/accept`, {})).status).toBe(404);
  const inbox = await paul.person.get("/api/orders?side=publisher&itemsPerPage=100");
  expect(inbox.body["hydra:member"].some((each: { id: string }) => each.id === id)).toBe(false);
  await ada.person.post(`/api/orders/${id}/cancel`, {});
  expect((await paul.person.get(`/api/orders/${id}`)).status).toBe(404);
});

test("R7.3 a page of history behind the last one is empty and tells the same total", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const history = async (page: number) => (await ada.person.get(`/api/order_events?order=${id}&page=${page}`)).body;
  expect((await history(1))["hydra:totalItems"]).toBe(1);
  expect(await history(9)).toMatchObject({ "hydra:totalItems": 1, "hydra:member": [] });
  await byline.database.pool.query(
    "INSERT INTO link_check (id, order_id, passed, evidence) VALUES (gen_random_uuid(), $1, true, '{}')",
    [id],
  );
  const checks = (await ada.person.get(`/api/link_checks?order=${id}&page=9`)).body;
  expect(checks).toMatchObject({ "hydra:totalItems": 1, "hydra:member": [] });
});

test("markup that could run is dropped when it is taken in", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const content = `<p onclick="x()">Hello<script>alert(1)</script><a href="javascript:alert(1)">j</a><img src="https://evil.example/t.gif"><iframe src="x"></iframe></p>`;
  const { body } = await ada.person.patch(`/api/orders/${id}`, { content });
  expect(body.content).toBe("<p>Hello</p>");
});
