import { expect, test } from "vitest";
import { aBooking, openTrade } from "../../../test/scene.ts";
import { allScopes, anAgent, mcpAddress, tokenOf } from "./test-support.ts";

const { byline, ada, paul } = await openTrade();
const readingToken = await tokenOf(ada.person, ["read"]);

test.each([
  ["auto", "2026-07-28"],
  ["legacy", "2025-11-25"],
] as const)("the SDK's client speaks with the server (%s: %s)", async (era, revision) => {
  const { client, call } = await anAgent(byline, readingToken, { era });
  expect(client.getNegotiatedProtocolVersion()).toBe(revision);
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(12);
  for (const { name, title, description, inputSchema, outputSchema, annotations } of tools) {
    expect(name).toMatch(/^[a-z_]{2,40}$/);
    expect([name, Boolean(title && description && outputSchema && annotations)]).toEqual([name, true]);
    for (const argument of Object.keys(inputSchema.properties ?? {}))
      expect(argument).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/);
  }
  const { content } = await call("me");
  expect(content.organizations).toMatchObject([{ id: ada.organization, role: "OWNER" }]);
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual([
    "find_and_book",
    "write_and_send",
    "work_through_orders",
  ]);
  await client.close();
});

test("a client lists the tools that its token's scopes allow", async () => {
  const namesFor = async (scopes: string[]) => {
    const { client } = await anAgent(byline, await tokenOf(ada.person, scopes));
    return (await client.listTools()).tools;
  };
  const reading = await namesFor(["read"]);
  expect(reading.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  expect(reading.map(({ name }) => name)).toEqual(expect.arrayContaining(["search_outlets", "list_orders", "wallet"]));
  expect((await namesFor(["money"])).map(({ name }) => name)).toEqual(expect.arrayContaining(["book", "make_offer"]));
  expect((await namesFor(["money"])).map(({ name }) => name)).not.toContain("write_text");
  expect((await namesFor([...allScopes])).length).toBeGreaterThan(25);
});

test("a tool takes the operation's own arguments and refuses every other one", async () => {
  const { call } = await anAgent(byline, readingToken);
  const found = await call("search_outlets", { price_lte: 20_000, formatType: ["Press Release"], itemsPerPage: 5 });
  expect(found.content).toMatchObject({ totalItems: 1, nextPage: null, items: [{ id: paul.formatId, price: 10_000 }] });
  expect((await call("search_outlets", { price_lte: 1 })).content.items).toEqual([]);
  expect(await call("search_outlets", { maxPrice: 5 })).toMatchObject({ isError: true, code: "invalid" });
  expect(await call("search_outlets", { price_lte: "cheap" })).toMatchObject({ isError: true, code: "bad_query" });
  expect(await call("order_status", {})).toMatchObject({ isError: true, code: "invalid" });
  expect(await call("order_status", { id: "x" })).toMatchObject({ isError: true, code: "not_found" });
  const counted = await call("count_outlets", { price_lte: 20_000 });
  expect(counted.content.total).toBe(1);
  expect(counted.content.choices.country).toEqual([{ value: "US", count: 1 }]);
});

test("orders, outlets and reports are resources that a client reads, and links lead to them", async () => {
  const { id, number } = await aBooking(ada, paul.formatId);
  const { client } = await anAgent(byline, await tokenOf(ada.person, allScopes));
  const { resourceTemplates } = await client.listResourceTemplates();
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate).sort()).toEqual([
    "byline://orders/{id}",
    "byline://outlets/{id}",
    "byline://reports/{id}",
  ]);
  const { resources } = await client.listResources();
  expect(resources).toMatchObject([{ uri: `byline://orders/${id}`, name: `Order ${number}` }]);
  const read = async (uri: string) => JSON.stringify((await client.readResource({ uri })).contents);
  expect(await read(`byline://orders/${id}`)).toContain(number);
  expect(await read(`byline://outlets/${paul.formatId}`)).toContain("paul.example");
  expect(await read(`byline://reports/${ada.campaign}`)).toContain(number);
  await expect(read(`byline://orders/${crypto.randomUUID()}`)).rejects.toThrow(/not found/i);
  const status = await client.callTool({ name: "order_status", arguments: { id } });
  expect(status.content).toContainEqual({
    type: "resource_link",
    uri: `byline://orders/${id}`,
    name: `Order ${number}`,
  });
});

test("a list goes on page by page, and a file is attached", async () => {
  for (let made = 0; made < 3; made++) await aBooking(ada, paul.formatId);
  const { call } = await anAgent(byline, readingToken);
  const first = (await call("list_orders", { itemsPerPage: 3 })).content;
  expect(first).toMatchObject({ totalItems: 4, nextPage: 2 });
  const second = (await call("list_orders", { itemsPerPage: 3, page: 2 })).content;
  expect(second).toMatchObject({ totalItems: 4, nextPage: null });
  expect(new Set([...first.items, ...second.items].map(({ id }: { id: string }) => id)).size).toBe(4);
  const { blocks, content } = await call("export_orders");
  expect(content).toMatchObject({ fileName: "orders.csv" });
  expect(blocks.at(-1)).toMatchObject({ type: "resource" });
  expect(JSON.stringify(blocks.at(-1))).toContain("Order,Title,Campaign");
});

test("the door refuses strangers, sessions, other origins, batches, broken JSON and large bodies", async () => {
  const address = await mcpAddress(byline);
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });
  const send = async (headers: Record<string, string> = {}, sent = body) => {
    const answer = await fetch(address, {
      method: "POST",
      headers: {
        authorization: `Bearer ${readingToken}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        ...headers,
      },
      body: sent,
    });
    await answer.text();
    return answer.status;
  };
  expect(await send()).toBe(200);
  expect(await send({ authorization: "" })).toBe(401);
  expect(await send({ authorization: "Bearer byl_unknown" })).toBe(401);
  expect(await send({ authorization: `Bearer ${ada.person.token}` })).toBe(401);
  expect(await send({ origin: "https://evil.example" })).toBe(403);
  expect(await send({ origin: "http://localhost:3000" })).toBe(200);
  expect(await send({}, `[${body}]`)).toBe(400);
  expect(await send({}, "{")).toBe(400);
  expect(await send({ "content-type": "text/plain" })).toBe(415);
  expect(await send({}, JSON.stringify({ x: "x".repeat(1_100_000) }))).toBe(413);
  for (const method of ["GET", "DELETE"])
    expect((await fetch(address, { method, headers: { authorization: `Bearer ${readingToken}` } })).status).toBe(405);
  const rebound = await byline.app.inject({
    method: "POST",
    url: "/mcp",
    headers: { host: "evil.example", authorization: `Bearer ${readingToken}`, "content-type": "application/json" },
    payload: body,
  });
  expect(rebound.statusCode).toBe(403);
});

test("every call is in the trail with app, token and outcome, for its person and for operators", async () => {
  const token = await tokenOf(ada.person, allScopes);
  const { call } = await anAgent(byline, token);
  const id = crypto.randomUUID();
  for (let times = 0; times < 3; times++) await call("wallet");
  for (let times = 0; times < 2; times++) await call("order_status", { id: crypto.randomUUID() });
  await call("send_text", { action: "send", id, attempt: "once" });
  const { items } = await agentCalls(ada.person);
  expect(items.slice(0, 3)).toMatchObject([
    { app: "test-agent 3.1", tokenName: "Agent", tool: "send_text", object: null, outcome: "not_found" },
    { tool: "order_status", object: null, outcome: "not_found", calls: 2 },
    { app: "test-agent 3.1", tool: "wallet", object: null, outcome: "done", calls: 3 },
  ]);
  const { call: older } = await anAgent(byline, token, { era: "legacy" });
  await older("me");
  expect((await agentCalls(ada.person)).items[0]).toMatchObject({ tool: "me", app: expect.stringMatching(/node/) });
  const service = { organization: ada.organization, name: "Desk", scopes: ["read"], spendLimitCents: null };
  const { token: key } = (await ada.person.post("/api/service_accounts", service)).body;
  await (await anAgent(byline, key)).call("me");
  expect((await agentCalls(ada.person)).items[0]).toMatchObject({ tool: "me", tokenName: "Desk" });
  expect((await agentCalls(paul.person)).items).toEqual([]);
  const olga = await byline.person("olga@operator.example");
  await olga.get(`/api/client_users/${olga.id}`);
  await byline.database.pool.query("UPDATE client_user SET operator = true WHERE id = $1", [olga.id]);
  expect((await agentCalls(olga)).items.length).toBeGreaterThan(3);
});

async function agentCalls(person: typeof ada.person) {
  const { body } = await person.get("/api/agent_calls?itemsPerPage=50");
  return { items: body["hydra:member"] as Record<string, unknown>[] };
}
