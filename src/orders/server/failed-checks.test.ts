import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test, vi } from "vitest";
import { fireDeadlines, runQueue } from "../../../test/run-queue.ts";
import { aBooking, balances, goodText, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";

const { byline, ada, paul } = await openTrade({ work: true, env: { LINK_CHECK_HOSTS: "paul.example=127.0.0.1" } });
const whole = goodText.content;
const pages = new Map<string, string>();
const site = createServer(({ url = "" }, response) =>
  response
    .writeHead(200, { "content-type": "text/html" })
    .end(pages.get(url) ?? "<p>Nimbus Coffee opens its first roastery. Read more at the roastery.</p>"),
);
const at = (path: string) => `http://paul.example:${(site.address() as AddressInfo).port}${path}`;

await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));

afterAll(async () => {
  site.close();
});

const order = async (id: string) => (await ada.person.get(`/api/orders/${id}`)).body;
const checks = async (id: string) => (await ada.person.get(`/api/link_checks?order=${id}`)).body["hydra:totalItems"];
const act = (person: Person, id: string, move: string, input: object = {}) =>
  person.post(`/api/orders/${id}/${move}`, input);
const passing = (id: string, set: string) =>
  byline.database.pool.query(`UPDATE publication_order SET ${set} WHERE id = $1`, [id]);
const letDeadlinePass = async (id: string) => {
  await passing(id, "deadline_at = now() - interval '1 minute'");
  await fireDeadlines(byline);
};

const missing = "The link to https://nimbus.example/roastery is missing.";

async function published(path: string): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await act(ada.person, id, "send");
  await act(paul.person, id, "accept");
  expect((await act(paul.person, id, "publish", { publicationUrl: at(path) })).status).toBe(200);
  await vi.waitFor(async () => expect(await checks(id)).toBe(1), 60_000);
  return id;
}

async function stopped(path: string): Promise<string> {
  const id = await published(path);
  await letDeadlinePass(id);
  expect((await order(id)).status).toBe("checks_failed");
  return id;
}

async function mailed(id: string): Promise<{ to: string; said: string }[]> {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT recipient AS to, letter ->> 'paragraphs' AS said FROM mail WHERE letter ->> 'subject' LIKE $1 ORDER BY recipient",
    [`%check%· ${(await order(id)).number}`],
  );
  return rows;
}

test("R10.3 the first look tells the advertiser of the publication, and the publisher at once what fails", async () => {
  pages.set("/holds", whole);
  const [holds, fails] = [await published("/holds"), await published("/fails")];
  expect(await mailed(holds)).toEqual([
    {
      to: "ada@advertiser.example",
      said: expect.stringMatching(/paul Gazette published.*All 7 checks passed.*Approve/),
    },
  ]);
  expect(await mailed(fails)).toEqual([
    { to: "ada@advertiser.example", said: expect.stringContaining(missing) },
    { to: "paul@publisher.example", said: expect.stringMatching(/is missing.*Correct the page/) },
  ]);
});

test("R10.3 an order says how the proof of its publication stands, also in lists, and only of this publication", async () => {
  const id = await published("/stands");
  const proof = { state: "failing", problems: [missing], checks: 7, linksFound: 0, linksPromised: 1 };
  expect((await order(id)).proof).toMatchObject(proof);
  const { body } = await paul.person.get("/api/orders?itemsPerPage=100");
  expect(body["hydra:member"].find((each: { id: string }) => each.id === id).proof).toMatchObject(proof);
  await act(ada.person, id, "request-revision", { reason: "The link is missing." });
  await passing(id, "published_at = published_at + interval '1 minute'");
  expect((await order(id)).proof).toMatchObject({ state: "unseen", problems: [], checks: 0 });
});

test("R4.5 the publisher corrects a wrong link at once while its check fails, and the time to approve begins anew", async () => {
  pages.set("/right", whole);
  const id = await published("/wrong");
  await passing(id, "deadline_at = now() + interval '5 minutes'");
  const same = await act(paul.person, id, "correct-link", { publicationUrl: at("/wrong") });
  expect([same.status, same.body.violations[0].code]).toEqual([422, "same"]);
  expect((await act(ada.person, id, "correct-link", { publicationUrl: at("/right") })).status).toBe(403);
  const { body } = await act(paul.person, id, "correct-link", { publicationUrl: at("/right") });
  expect(body).toMatchObject({ status: "published", publicationUrl: at("/right"), proof: { state: "unseen" } });
  expect((Date.parse(body.deadlineAt) - Date.now()) / 3_600_000).toBeCloseTo(72, 0);
  await vi.waitFor(async () => expect((await order(id)).proof.state).toBe("holds"), 60_000);
  const holds = await act(paul.person, id, "correct-link", { publicationUrl: at("/third") });
  expect([holds.status, holds.body.code]).toEqual([409, "check_not_failed"]);
});

test("R10.3 a check that fails at the end stops the clock and tells both sides what failed", async () => {
  const id = await stopped("/gone");
  const { reason, deadlineAt } = await order(id);
  expect(reason).toBe(missing);
  expect((Date.parse(deadlineAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT recipient, letter ->> 'paragraphs' AS said FROM mail WHERE letter ->> 'subject' LIKE $1 ORDER BY recipient",
    [`The check of paul Gazette failed%· ${(await order(id)).number}`],
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(["ada@advertiser.example", "paul@publisher.example"]);
  for (const { said } of rows) expect(said).toContain(missing);
});

test("R10.3 the publisher publishes again with another link, and the order is completed by the look that holds", async () => {
  const earned = await balances(paul.person, paul.organization);
  const id = await stopped("/first");
  pages.set("/second", whole);
  const again = await act(paul.person, id, "publish-again", { publicationUrl: at("/second") });
  expect(again.body).toMatchObject({ status: "checks_failed", publicationUrl: at("/second") });
  await vi.waitFor(async () => expect((await order(id)).status).toBe("completed"), 60_000);
  expect(await balances(paul.person, paul.organization)).toEqual({ ...earned, earnings: earned.earnings + 8_500 });
  expect((await byline.happenedTo(id)).slice(-3)).toEqual(["failChecks", "publishAgain", "complete"]);
});

test("R10.3 either side asks for another look, no more often than every few minutes", async () => {
  const id = await stopped("/asked");
  await passing(id, "look_asked_at = now() - interval '6 minutes'");
  const before = await checks(id);
  expect((await act(ada.person, id, "check-again")).status).toBe(200);
  const soon = await act(paul.person, id, "check-again");
  expect([soon.status, soon.body.code]).toEqual([409, "checked_lately"]);
  await vi.waitFor(async () => expect(await checks(id)).toBe(before + 1), 60_000);
  expect((await order(id)).status).toBe("checks_failed");
  await passing(id, "look_asked_at = now() - interval '6 minutes'");
  pages.set("/asked", whole);
  expect((await act(paul.person, id, "check-again")).status).toBe(200);
  await vi.waitFor(async () => expect((await order(id)).status).toBe("completed"), 60_000);
});

test("R10.3 what failed is looked at again every six hours", async () => {
  const id = await stopped("/waiting");
  pages.set("/waiting", whole);
  await runQueue(byline, "look-at-failed-checks");
  await passing(id, "look_asked_at = now() - interval '361 minutes'");
  expect((await order(id)).status).toBe("checks_failed");
  await runQueue(byline, "look-at-failed-checks");
  await vi.waitFor(async () => expect((await order(id)).status).toBe("completed"), 60_000);
});

test("R10.3 after 14 days it becomes a dispute by itself, which says what failed", async () => {
  const id = await stopped("/never");
  await letDeadlinePass(id);
  const { status, reason } = await order(id);
  expect(status).toBe("disputed");
  expect(reason).toContain("failed its checks for 14 days");
  expect(reason).toContain("https://nimbus.example/roastery is missing");
});

test("R4.5 the advertiser may take a publication that fails its checks as it is, once they have named what fails", async () => {
  const id = await stopped("/taken");
  const refused = await act(ada.person, id, "approve");
  expect([refused.status, refused.body.violations]).toEqual([
    422,
    [{ propertyPath: "despite", message: expect.stringContaining(missing), code: "proof_failed" }],
  ]);
  const elsewhere = await act(ada.person, id, "approve", { despite: ["The page answers 404."] });
  expect(elsewhere.status).toBe(422);
  const taken = await act(ada.person, id, "approve", { despite: [missing, "The page answers 404."] });
  expect(taken.body).toMatchObject({ status: "completed", despite: [missing] });
  const { body } = await paul.person.get(`/api/order_events?order=${id}&itemsPerPage=100`);
  expect(body["hydra:member"].at(-1)).toMatchObject({ move: "approve", message: missing });
});

test("R10.3 several are approved without those that fail a check, which say why", async () => {
  pages.set("/whole", whole);
  const [failing, holding] = [await stopped("/several"), await published("/whole")];
  const { body } = await ada.person.post("/api/orders/several/approve", {
    orders: [failing, holding].map((order) => ({ order })),
  });
  const outcome = (id: string) => body["hydra:member"].find((each: { id: string }) => each.id === id);
  expect(outcome(failing)).toMatchObject({ done: false, message: expect.stringContaining(missing) });
  expect(outcome(holding)).toMatchObject({ done: true });
  expect((await order(failing)).status).toBe("checks_failed");
});
