import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { aBooking, anAdvertiser, aPublisher, balances, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";

const { byline, ada, paul } = await openTrade();
let secondCampaign = "";
const made: Record<"toWrite" | "sent" | "published" | "other", string> = {
  toWrite: "",
  sent: "",
  published: "",
  other: "",
};

beforeAll(async () => {
  made.toWrite = (await aBooking(ada, paul.formatId)).id;
  made.sent = await sent();
  made.published = await published();
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  secondCampaign = (await ada.person.post("/api/campaigns", { project, name: "=Second", goal: "seo" })).body.id;
  const cart = (await ada.person.post("/api/carts", { campaign: secondCampaign })).body.id;
  made.other = (await aBooking({ ...ada, campaign: secondCampaign, cart }, paul.formatId)).id;
});

async function sent(): Promise<string> {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  return id;
}

async function published(): Promise<string> {
  const id = await sent();
  await paul.person.post(`/api/orders/${id}/accept`, {});
  await paul.person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${paul.domain}/${id}` });
  return id;
}

const listed = async (query: string, { get }: Person = ada.person): Promise<string[]> =>
  (await get(`/api/orders?itemsPerPage=100&${query}`)).body["hydra:member"].map(({ id }: { id: string }) => id);
const file = (query: string, { token } = ada.person) =>
  byline.app.inject({ url: `/api/orders/export?${query}`, headers: { authorization: `Bearer ${token}` } });
const statusOf = async (id: string) => (await ada.person.get(`/api/orders/${id}`)).body.status;

test("an advertiser's orders of all campaigns are filtered by what there is to do, state, campaign and project", async () => {
  expect(await listed("side=client")).toEqual([made.other, made.published, made.sent, made.toWrite]);
  expect(await listed("task=toWrite")).toEqual([made.other, made.toWrite]);
  expect(await listed("task=toApprove")).toEqual([made.published]);
  expect(await listed(`task=toWrite&status=booked&campaign=${secondCampaign}`)).toEqual([made.other]);
  expect(await listed("task=toApprove&status=booked")).toEqual([]);
  const { project } = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body;
  expect(await listed(`project=${encodeURIComponent(project)}`)).toHaveLength(4);
  expect(await listed(`project=${crypto.randomUUID()}`)).toEqual([]);
});

test("orders are filtered by whole days in UTC and sorted by what is due next", async () => {
  const { pool } = byline.database;
  const due = (id: string, at: string) =>
    pool.query("UPDATE publication_order SET due_at = $2 WHERE id = $1", [id, at]);
  await due(made.sent, "2031-05-02T23:59:59Z");
  await due(made.published, "2031-05-01T00:00:00Z");
  await due(made.toWrite, "2031-05-03T00:00:00Z");
  await pool.query("UPDATE publication_order SET due_at = NULL WHERE id = $1", [made.other]);
  expect(await listed("dueAt[gte]=2031-05-01&dueAt[lte]=2031-05-02&sort=due")).toEqual([made.published, made.sent]);
  expect(await listed("sort=due")).toEqual([made.published, made.sent, made.toWrite, made.other]);
  expect(await listed("createdAt[lte]=2001-01-01")).toEqual([]);
  expect((await ada.person.get("/api/orders?dueAt[gte]=tomorrow")).status).toBe(400);
});

test("orders are found by a part of their number, title or outlet, however short", async () => {
  const { number } = (await ada.person.get(`/api/orders/${made.sent}`)).body;
  const all = await listed("");
  expect(all).toHaveLength(4);
  expect(await listed(`search=${number.toLowerCase()}`)).toEqual([made.sent]);
  for (const search of ["PAUL gaz", "paul.exa", "pa", number.slice(0, 2)])
    expect(await listed(`search=${encodeURIComponent(search)}`)).toEqual(all);
  expect(await listed(`search=${encodeURIComponent(goodText.title.slice(2, 9))}`)).toEqual([made.published, made.sent]);
  for (const search of ["zzz", "zq", "%", "__"])
    expect(await listed(`search=${encodeURIComponent(search)}`)).toEqual([]);
  expect(await listed("search=pa&sort=due&status=booked")).toEqual(await listed("sort=due&status=booked"));
  expect(await listed("search=pa", paul.person)).toEqual([made.published, made.sent]);
  expect((await file("search=pa")).body.trim().split("\r\n")).toHaveLength(1 + all.length);
});

test("a publisher and a stranger find nothing of an advertiser's tasks", async () => {
  expect(await listed("side=publisher", paul.person)).toEqual([made.published, made.sent]);
  expect(await listed(`campaign=${ada.campaign}`, paul.person)).toEqual([]);
  const eve = await anAdvertiser(byline, "eve", 0);
  expect(await listed("side=client", eve.person)).toEqual([]);
  expect((await file("side=client", eve.person)).body.trim().split("\n")).toHaveLength(1);
});

test("R10.7 the list is exported as it is filtered, formulas as text, amounts in dollars", async () => {
  const csv = await file("task=toWrite&sort=newest");
  expect(csv.headers["content-disposition"]).toBe('attachment; filename="orders.csv"');
  const [heading, first, second, ...rest] = csv.body.trim().split("\r\n");
  expect(heading).toContain("Order,Title,Campaign,Outlet,Domain");
  expect(first).toContain("'=Second,paul Gazette,paul.example,Press Release,Booked");
  expect(second).toContain(",100,Held");
  expect(rest).toEqual([]);
  const sheet = unzipSync((await file("format=xlsx")).rawPayload)["xl/worksheets/sheet1.xml"] ?? new Uint8Array();
  expect(strFromU8(sheet).match(/<row>/g)).toHaveLength(5);
  expect((await file("format=pdf")).statusCode).toBe(400);
  expect((await byline.app.inject({ url: "/api/orders/export" })).statusCode).toBe(401);
});

test("R4.5 several publications are approved at once, each with its own result, and repeating it pays nobody twice", async () => {
  const second = await published();
  const { moveCount } = (await ada.person.get(`/api/orders/${second}`)).body;
  const orders = [
    { order: made.published },
    { order: second, moveCount },
    { order: made.sent },
    { order: crypto.randomUUID() },
  ];
  const key = { "idempotency-key": crypto.randomUUID() };
  const before = await balances(paul.person, paul.organization);
  const approve = () => ada.person.post("/api/orders/several/approve", { orders }, key);
  const { status, body } = await approve();
  expect(status).toBe(200);
  const outcomes = new Map(
    body["hydra:member"].map(({ id, ...rest }: { id: string; done: boolean; code: string; message: string }) => [
      id,
      rest,
    ]),
  );
  expect(outcomes.get(made.published)).toMatchObject({ done: true, code: null });
  expect(outcomes.get(second)).toMatchObject({ done: true });
  expect(outcomes.get(made.sent)).toMatchObject({ done: false, code: "order_move" });
  expect(outcomes.get(orders[3]?.order)).toMatchObject({ done: false, code: "not_found" });
  expect((await approve()).headers["idempotency-replayed"]).toBe("true");
  const after = await balances(paul.person, paul.organization);
  expect(after.earnings - before.earnings).toBe(17_000);
  expect(await statusOf(made.published)).toBe("completed");
  expect(await statusOf(made.sent)).toBe("sent");
});

test("an order that moved on since it was seen is not approved with the others", async () => {
  const id = await published();
  const { moveCount } = (await ada.person.get(`/api/orders/${id}`)).body;
  const orders = [{ order: id, moveCount: moveCount - 1 }];
  const { body } = await ada.person.post("/api/orders/several/approve", { orders });
  expect(body["hydra:member"]).toMatchObject([{ done: false, code: "order_move" }]);
  expect(await statusOf(id)).toBe("published");
});

test("R6.3 nobody approves or writes another's orders, and a publisher does not approve", async () => {
  for (const { person } of [paul, await anAdvertiser(byline, "mallory", 0)]) {
    const approved = await person.post("/api/orders/several/approve", { orders: [{ order: made.sent }] });
    const written = await person.post("/api/orders/several/write", { orders: [made.toWrite], ...goodText });
    for (const { body } of [approved, written])
      expect(body["hydra:member"][0]).toMatchObject({ done: false, code: expect.stringMatching(/^no/) });
  }
  const tooMany = Array.from({ length: 51 }, () => ({ order: crypto.randomUUID() }));
  expect((await ada.person.post("/api/orders/several/approve", { orders: tooMany })).status).toBe(422);
});

test("R2.20 several orders are accepted at once, texts and briefs alike, each with its own result", async () => {
  const quinn = await aPublisher(byline, "quinn", { writingService: true, writingPriceCents: 1_000 });
  const sent = (await aBooking(ada, quinn.formatId)).id;
  await ada.person.patch(`/api/orders/${sent}`, goodText);
  await ada.person.post(`/api/orders/${sent}/send`, {});
  const briefed = (await aBooking(ada, quinn.formatId, { extras: ["Writing by the publisher"] })).id;
  await ada.person.patch(`/api/orders/${briefed}`, { brief: "A roastery opens" });
  await ada.person.post(`/api/orders/${briefed}/send-brief`, {});
  const unsent = (await aBooking(ada, quinn.formatId)).id;
  const orders = [sent, briefed, unsent].map((order) => ({ order }));
  const { body } = await quinn.person.post("/api/orders/several/accept", { orders });
  const outcomes = body["hydra:member"] as { id: string; done: boolean; code: string | null }[];
  const of = (id: string) => outcomes.find((each) => each.id === id);
  expect([of(sent)?.done, of(briefed)?.done, of(unsent)?.code]).toEqual([true, true, "not_found"]);
  const statuses = await Promise.all([sent, briefed].map((id) => quinn.person.get(`/api/orders/${id}`)));
  expect(statuses.map(({ body: order }) => order.status)).toEqual(["accepted", "writing"]);
  expect(statuses[0]?.body).toMatchObject({ campaign: null, projectName: expect.any(String), brandDescription: "" });
  const again = await quinn.person.post("/api/orders/several/accept", { orders: [{ order: sent, moveCount: 1 }] });
  expect(again.body["hydra:member"][0]).toMatchObject({ done: false, code: "order_move" });
});

test("one text is written into several orders, cleaned, where it is still the advertiser's", async () => {
  const content = '<p onclick="x()">One text</p><script>alert(1)</script>';
  const orders = [made.toWrite, made.other, made.sent];
  const { body } = await ada.person.post("/api/orders/several/write", { orders, title: "One title", content });
  const done = body["hydra:member"].filter((each: { done: boolean }) => each.done);
  expect(done.map(({ id }: { id: string }) => id).sort()).toEqual([made.toWrite, made.other].sort());
  for (const id of [made.toWrite, made.other])
    expect((await ada.person.get(`/api/orders/${id}`)).body).toMatchObject({
      title: "One title",
      content: "<p>One text</p>",
    });
  expect((await ada.person.get(`/api/orders/${made.sent}`)).body.title).toBe(goodText.title);
});

test("R2.20 one text is written into several orders and sent; an order that can't be sent keeps it and says why", async () => {
  const open = await aPublisher(byline, "open");
  const strict = await aPublisher(byline, "strict", { textMinCharacters: 5_000, textMaxCharacters: 9_000 });
  const nofollow = await aPublisher(byline, "nofollow", { hyperlinkKind: "Nofollow" });
  const [fits, short] = [(await aBooking(ada, open.formatId)).id, (await aBooking(ada, strict.formatId)).id];
  const otherLinks = (await aBooking(ada, nofollow.formatId)).id;
  const orders = [fits, short, otherLinks, made.sent];
  const { body } = await ada.person.post("/api/orders/several/write", { orders, ...goodText, send: true });
  const of = (id: string) => body["hydra:member"].find((each: { id: string }) => each.id === id);
  expect(of(fits)).toMatchObject({ done: true, message: null });
  expect(of(otherLinks)).toMatchObject({ done: true, message: null });
  expect((await ada.person.get(`/api/orders/${otherLinks}`)).body.content).toContain('rel="nofollow"');
  expect(of(short)).toMatchObject({ done: false, message: expect.stringContaining("5,000") });
  expect(of(made.sent)).toMatchObject({ done: false });
  expect([await statusOf(fits), await statusOf(short)]).toEqual(["sent", "booked"]);
  expect((await ada.person.get(`/api/orders/${short}`)).body.title).toBe(goodText.title);
});

test("one date is set for several cart lines, or for none when one of them can't keep it", async () => {
  const slow = await aPublisher(byline, "slow", { turnaroundHours: 2_000 });
  const quick = await aPublisher(byline, "quick", { turnaroundHours: 24 });
  const cart = async () => (await ada.person.get(`/api/carts/${ada.cart}`)).body.lines;
  for (const format of [slow.formatId, quick.formatId]) await ada.person.post(`/api/carts/${ada.cart}/add`, { format });
  const lines = (await cart()).map(({ id }: { id: string }) => id);
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const date = (publishOn: string, of: string[]) =>
    ada.person.post(`/api/carts/${ada.cart}/date`, { lines: of, publishDateMode: "Before", publishOn });
  const refused = await date(dayIn(20), lines);
  expect([refused.status, refused.body["hydra:description"]]).toEqual([422, expect.stringContaining("slow Gazette")]);
  expect((await cart()).map(({ publishOn }: { publishOn: string }) => publishOn)).toEqual([null, null]);
  expect((await date(dayIn(150), lines)).status).toBe(200);
  expect((await cart()).map(({ publishOn }: { publishOn: string }) => publishOn)).toEqual([dayIn(150), dayIn(150)]);
  expect((await date(dayIn(150), [crypto.randomUUID()])).status).toBe(404);
});

test("R3.11 orders are found by a part of their number, title or outlet, on both sides, and what is typed stands for itself", async () => {
  const ines = await anAdvertiser(byline, "ines", 100_000);
  const { id, number } = await aBooking(ines, paul.formatId);
  await ines.person.patch(`/api/orders/${id}`, { ...goodText, title: "100% beans, 0_0" });
  expect((await ines.person.post(`/api/orders/${id}/send`, {})).status).toBe(200);
  const found = async (person: Person, side: string, search: string) =>
    (await person.get(`/api/orders?side=${side}&search=${encodeURIComponent(search)}&itemsPerPage=100`)).body[
      "hydra:member"
    ].map((each: { id: string }) => each.id);
  for (const [person, side] of [[ines.person, "client"] as const, [paul.person, "publisher"] as const]) {
    expect(await found(person, side, number.toLowerCase())).toEqual([id]);
    expect(await found(person, side, "100% BEANS")).toEqual([id]);
    expect(await found(person, side, paul.domain)).toContain(id);
    expect(await found(person, side, "100_ beans")).toEqual([]);
    expect(await found(person, side, "\\")).toEqual([]);
  }
});

test("a short search that looked through the list's first orders alone says that there may be more", async () => {
  const search = async () => (await ada.person.get("/api/orders?search=pa")).body;
  expect(await search()).not.toHaveProperty("countedUpTo");
  await byline.database.pool.query(
    `INSERT INTO publication_order SELECT (jsonb_populate_record(o, jsonb_build_object('id', new_id(), 'number', 'copy ' || n))).*
     FROM publication_order AS o, generate_series(1, 1000) AS n WHERE o.id = $1`,
    [made.toWrite],
  );
  const cut = await search();
  expect(cut.countedUpTo).toBe(cut["hydra:totalItems"]);
});
