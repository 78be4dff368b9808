import { expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  anOperator,
  balances,
  goodText,
  type Publisher,
} from "../../../test/scene.ts";
import { contentMax } from "../contract.ts";
import { openPublications } from "./test-support.ts";

const { byline, ada, paul, shown, published, newestCheck, letDeadlinePass, fireDeadlines } = await openPublications();

test("R4.5 R4.3 an order goes from booking to completion and the money with it", async () => {
  shown.page = `<html><body><nav>Home News</nav>${goodText.content}<footer>Imprint</footer></body></html>`;
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
  shown.page = goodText.content;
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
