import { beforeAll, expect, onTestFinished, test } from "vitest";
import { aBooking, aPublisher, balances, formatFields, mediaFields, openTrade } from "../../../test/scene.ts";
import { openTestServer } from "../../../test/server.ts";
import { allScopes, anAgent, tokenOf } from "./test-support.ts";

const { byline, ada, paul } = await openTrade();

const offered = [
  { city: "amsterdam", priceCents: 9_000 },
  { city: "utrecht", priceCents: 12_000 },
  { city: "leiden", priceCents: 15_000 },
  { city: "delft", priceCents: 18_000 },
  { city: "breda", priceCents: 19_900 },
  { city: "arnhem", priceCents: 21_000 },
  { city: "zwolle", priceCents: 11_000, topics: ["Sport"] },
  { city: "gent", priceCents: 8_000, countries: ["BE"] },
  { city: "tilburg", priceCents: 7_000, hyperlinkKind: "Nofollow" },
];

beforeAll(async () => {
  for (const { city, priceCents, topics = ["Business"], countries = ["NL"], hyperlinkKind = "Dofollow" } of offered) {
    const outlet = {
      organization: paul.organization,
      ...mediaFields(`${city} Zakenblad`, `${city}.example`),
      topics,
      countries,
    };
    const media = (await paul.person.post("/api/media", outlet)).body.id;
    await paul.person.post("/api/formats", { media, ...formatFields, priceCents, hyperlinkKind });
  }
});

const textFor = (name: string) => ({
  title: `Nimbus opens near ${name}`,
  content:
    '<p>Nimbus Coffee opens its first roastery. Read more at <a href="https://nimbus.example/roastery">the roastery</a>.</p>',
});

type FoundOutlet = { id: string; name: string; price: number; domain: string };

test("a buyer's agent goes from a wish to booked orders with texts, and a seller's agent accepts and publishes", async () => {
  const asked: string[] = [];
  const allow = (question: string) => {
    asked.push(question);
    return { action: "accept", content: { allow: true } } as const;
  };
  const buyer = await anAgent(byline, await tokenOf(ada.person, ["read", "campaigns", "orders", "money"], 100_000), {
    answers: allow,
  });

  // "Five Dutch business outlets under $200 each, dofollow."
  const { content: me } = await buyer.call("me");
  expect(me.grant).toMatchObject({ spendLimitCents: 100_000, leftCents: 100_000 });
  const [campaign] = (await buyer.call("list_campaigns", { organization: me.organizations[0].id })).content.items;
  const counted = (await buyer.call("count_outlets", { country: ["NL"], topic: ["Business"] })).content;
  expect(counted.choices.hyperlinkKind).toContainEqual({ value: "Dofollow", count: 6 });
  const wish = { country: ["NL"], topic: ["Business"], hyperlinkKind: ["Dofollow"], price_lte: 20_000 };
  const found: FoundOutlet[] = (await buyer.call("search_outlets", wish)).content.items;
  expect(found.map(({ name }) => name)).toEqual(
    ["amsterdam", "utrecht", "leiden", "delft", "breda"].map((city) => `${city} Zakenblad`),
  );
  const compared = (await buyer.call("compare_outlets", { format: found.map(({ id }) => id), campaign: campaign.id }))
    .content;
  expect(compared.items).toHaveLength(5);
  const chosen = found.map(({ id }) => ({ format: id, hyperlinkKind: "Dofollow" }));
  const quote = (await buyer.call("price_cart", { campaign: campaign.id, lines: chosen })).content;
  expect(quote).toMatchObject({ totalCents: 73_900, shortByCents: 0, problem: null });
  const lines = found.map(({ id, name }) => ({
    format: id,
    hyperlinkKind: "Dofollow",
    ...textFor(name),
    reference: name,
    send: true,
  }));
  const booking = { campaign: campaign.id, lines, expectedTotalCents: quote.totalCents, attempt: "dutch-business-1" };
  const booked = await buyer.call("book", booking);
  expect(booked.content.items.map(({ status }: { status: string }) => status)).toEqual(Array(5).fill("sent"));
  expect(asked).toEqual(["Book publications: $739.00. Do you allow it?"]);
  expect(booked.blocks.filter(({ type }) => type === "resource_link")).toHaveLength(5);
  const again = await buyer.call("book", booking);
  expect(again.content.items.map(({ id }: { id: string }) => id)).toEqual(
    booked.content.items.map(({ id }: { id: string }) => id),
  );
  expect(await balances(ada.person, ada.organization)).toMatchObject({ held: 73_900 });

  const seller = await anAgent(byline, await tokenOf(paul.person, ["read", "orders"]));
  const waiting = (await seller.call("list_orders", { side: "publisher", status: ["sent"], sort: "due" })).content
    .items;
  expect(waiting).toHaveLength(5);
  for (const { id, mediaDomain, moves } of waiting) {
    expect(moves).toContain("accept");
    expect((await seller.call("order_status", { id })).content.content).toContain("roastery");
    expect((await seller.call("answer_order", { action: "accept", id })).content.status).toBe("accepted");
    const published = await seller.call("publish", {
      action: "publish",
      id,
      publicationUrl: `https://${mediaDomain}/nimbus`,
    });
    expect(published.content).toMatchObject({ status: "published", publicationUrl: `https://${mediaDomain}/nimbus` });
  }
  const [first] = booked.content.items;
  expect((await buyer.call("approve", { action: "approve", id: first.id, attempt: "pay" })).code).toBe("token_scope");
  const payer = await anAgent(byline, await tokenOf(ada.person, ["read", "approve"], 50_000), { answers: allow });
  await payer.call("approve", { action: "approve", id: first.id, attempt: "pay" });
  expect(asked.at(-1)).toMatch(new RegExp(`^Approve.*, order ${first.number}: \\$90.00. Do you allow it\\?$`));
  const report = (await buyer.call("report", { id: campaign.id })).content;
  const reported = report.lines.map(({ status }: { status: string }) => status);
  expect(reported.sort()).toEqual(["completed", ...Array(4).fill("published")]);
  expect((await seller.call("earnings")).code).toBe("");
});

test("a person who declines, or names another sum than was asked, spends nothing", async () => {
  const token = await tokenOf(ada.person, [...allScopes]);
  const before = await balances(ada.person, ada.organization);
  const booking = {
    campaign: ada.campaign,
    lines: [{ format: paul.formatId }],
    expectedTotalCents: 10_000,
    attempt: "declined",
  };
  for (const answer of [{ action: "decline" }, { action: "accept", content: { allow: false } }] as const) {
    const { call } = await anAgent(byline, token, { answers: () => answer });
    const refused = await call("book", booking);
    expect(refused.isError).toBe(true);
    expect(refused.text).toContain("did not allow it");
  }
  expect(await balances(ada.person, ada.organization)).toEqual(before);
});

test("R6.3 a viewer's agent neither asks about nor notes an amount that the viewer may not read", async () => {
  const { id: order } = await aBooking(ada, paul.formatId);
  const vera = await byline.person("vera@client.example");
  await vera.get(`/api/client_users/${vera.id}`);
  await byline.database.pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, role)
     SELECT new_id(), $1, project.organization_id, project.id, 2 FROM campaign JOIN project ON project.id = project_id WHERE campaign.id = $2`,
    [vera.id, ada.campaign],
  );
  const asked: string[] = [];
  const answers = (question: string) => {
    asked.push(question);
    return { action: "accept", content: { allow: true } } as const;
  };
  const { call } = await anAgent(byline, await tokenOf(vera, ["read", "approve"]), { answers });
  expect((await call("order_status", { id: order })).content).toMatchObject({ party: "client", totalCents: null });
  expect((await call("approve", { action: "approve", id: order, attempt: "1" })).isError).toBe(true);
  expect(asked).toEqual([]);
  const { body } = await vera.get("/api/agent_calls");
  const noted = body["hydra:member"].filter(({ tool }: { tool: string }) => tool === "approve");
  expect(noted.map(({ cents }: { cents: number | null }) => cents)).toEqual([null]);
});

test("an answer to one question allows no other call", async () => {
  const { client } = await anAgent(byline, await tokenOf(ada.person, [...allScopes]), {
    answers: () => ({ action: "accept", content: { allow: true } }),
  });
  const small = {
    campaign: ada.campaign,
    lines: [{ format: paul.formatId }],
    expectedTotalCents: 10_000,
    attempt: "small",
  };
  const asked = await client.callTool({ name: "book", arguments: small }, { allowInputRequired: true });
  const [question = ""] = Object.keys((asked as { inputRequests?: object }).inputRequests ?? {});
  expect(question).toMatch(/^spend-/);
  const answer = { [question]: { action: "accept", content: { allow: true } } };
  const send = (given: object) =>
    client.request(
      { method: "tools/call", params: { name: "book", arguments: given, inputResponses: answer } as never },
      { allowInputRequired: true },
    );
  const other = { ...small, lines: [{ format: paul.formatId, reference: "more" }] };
  expect(await send(other)).toMatchObject({ resultType: "input_required" });
  expect(await send(small)).toMatchObject({ structuredContent: { content: { totalItems: 1 } } });
});

test("an agent whose client can't ask stays within its token's limit, to the cent", async () => {
  const token = await tokenOf(ada.person, ["read", "money"], 19_999);
  const { call } = await anAgent(byline, token, { era: "legacy" });
  const book = (attempt: string) =>
    call("book", { campaign: ada.campaign, lines: [{ format: paul.formatId }], expectedTotalCents: 10_000, attempt });
  expect((await book("first")).isError).toBe(false);
  const refused = await book("second");
  expect(refused).toMatchObject({ isError: true, code: "spend_limit" });
  expect(refused.text).toContain('"leftCents":9999');
  expect((await call("me")).content.grant).toMatchObject({ spendLimitCents: 19_999, leftCents: 9_999 });
  const offer = { campaign: ada.campaign, format: paul.formatId, priceCents: 9_999, expectedTotalCents: 9_999 };
  expect((await call("make_offer", { ...offer, attempt: "third" })).isError).toBe(false);
  expect(
    await call("book", { campaign: ada.campaign, lines: [{ format: paul.formatId }], attempt: "4" }),
  ).toMatchObject({ code: "invalid" });
});

test("R10.12 a person is asked about an offer by its whole total, which is held and spent to the cent", async () => {
  const asked: string[] = [];
  const answers = (question: string) => {
    asked.push(question.replace(" Do you allow it?", ""));
    return { action: "accept", content: { allow: true } } as const;
  };
  const extras = [{ name: "Homepage", priceCents: 5_000 }];
  const pia = await aPublisher(byline, "pia", { extras });
  const { call } = await anAgent(byline, await tokenOf(ada.person, ["read", "money"], 100_000), { answers });
  const wanted = { campaign: ada.campaign, format: pia.formatId, priceCents: 8_000, extras: ["Homepage"] };
  expect(await call("make_offer", { ...wanted, attempt: "1" })).toMatchObject({ isError: true, code: "invalid" });
  const wrong = await call("make_offer", { ...wanted, expectedTotalCents: 8_000, attempt: "2" });
  expect([wrong.code, wrong.text]).toEqual(["total_changed", expect.stringContaining('"totalCents":13000')]);
  const { content: made } = await call("make_offer", { ...wanted, expectedTotalCents: 13_000, attempt: "3" });
  expect(made).toMatchObject({ status: "sent", totalCents: 13_000, heldCents: 13_000 });

  const counter = (version: number, priceCents: number) =>
    pia.person.post(`/api/offers/${made.id}/counter`, { version, priceCents });
  await counter(1, 9_500);
  const again = { action: "counter", id: made.id, version: 2, priceCents: 8_500, attempt: "4" };
  expect(await call("answer_offer", again)).toMatchObject({ isError: true, code: "invalid" });
  const { content: raised } = await call("answer_offer", { ...again, expectedTotalCents: 13_500, attempt: "5" });
  expect(raised).toMatchObject({ version: 3, heldCents: 13_500 });
  await counter(3, 9_000);
  const accepted = await call("answer_offer", { action: "accept", id: made.id, version: 4, attempt: "6" });
  expect(accepted.content).toMatchObject({ status: "accepted", totalCents: 14_000 });
  expect(asked).toEqual([
    "Make an offer: $80.00.",
    "Make an offer: $130.00.",
    "Make a counter-offer: $135.00.",
    "Accept the offer: $140.00.",
  ]);
  expect((await call("me")).content.grant).toMatchObject({ leftCents: 100_000 - 14_000 });
});

test("the person's answer is taken by another process than the one that asked", async () => {
  const other = await openTestServer({ testDatabase: { ...byline.testDatabase, drop: async () => {} } });
  onTestFinished(() => other.close());
  const token = await tokenOf(ada.person, [...allScopes]);
  const allow = { answers: () => ({ action: "accept", content: { allow: true } }) as const };
  const [here, there] = [await anAgent(byline, token, allow), await anAgent(other, token, allow)];
  const given = {
    campaign: ada.campaign,
    lines: [{ format: paul.formatId }],
    expectedTotalCents: 10_000,
    attempt: "two",
  };
  const asked = await here.client.callTool({ name: "book", arguments: given }, { allowInputRequired: true });
  const [question = ""] = Object.keys((asked as { inputRequests?: object }).inputRequests ?? {});
  const inputResponses = { [question]: { action: "accept", content: { allow: true } } };
  const params = { name: "book", arguments: given, inputResponses } as never;
  const booked = await there.client.request({ method: "tools/call", params });
  expect(booked).toMatchObject({ structuredContent: { content: { totalItems: 1 } } });
});
