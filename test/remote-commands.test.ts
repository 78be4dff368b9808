import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allScopes, mcpAddress, tokenOf } from "../src/agents/server/test-support.ts";
import { isRemote, runRemote } from "../src/cli/remote/remote.ts";
import { aBooking, goodText, openTrade } from "./scene.ts";
import { type Scratch, scratchFolder } from "./scratch.ts";

const { byline, ada, paul } = await openTrade();
let scratch: Scratch;
let url = "";
let token = "";

beforeAll(async () => {
  url = (await mcpAddress(byline)).replace(/\/mcp$/, "");
  token = await tokenOf(ada.person, [...allScopes]);
  scratch = scratchFolder();
});
afterAll(() => scratch?.remove());

type Running = { env?: Record<string, string>; input?: string[]; signal?: AbortSignal; printed?: string[] };

async function run(words: string[], { env, input = [], signal, printed = [] }: Running = {}) {
  const told: string[] = [];
  const parts: Uint8Array[] = [];
  const code = await runRemote(words, {
    env: env ?? { BYLINE_URL: url, BYLINE_TOKEN: token },
    print: (line) => void printed.push(line),
    write: (part) => void parts.push(part),
    tell: (line) => void told.push(line),
    progress: () => undefined,
    lines: async function* () {
      yield* input;
    },
    signal: signal ?? new AbortController().signal,
  });
  return { code, printed, told: told.join("\n"), written: Buffer.concat(parts).toString() };
}

test("somebody signs in with a token, which only their account reads, and signs out", async () => {
  const env = { BYLINE_CONFIG: join(scratch.path, "connection.json") };
  expect(await run(["whoami"], { env })).toMatchObject({ code: 1, told: expect.stringContaining("byline login") });
  expect(await run(["login", "--with-token", "--server", url], { env, input: ["byl_wrong"] })).toMatchObject({
    code: 1,
  });
  expect((await run(["login", "--with-token", "--server", `${url}/`], { env, input: [token] })).code).toBe(0);
  expect(statSync(env.BYLINE_CONFIG).mode & 0o777).toBe(0o600);
  const who = await run(["whoami"], { env });
  expect(who.printed[0]).toBe(ada.person.email);
  expect(who.printed.join("\n")).toContain("Left this month: $10,000.00");
  await run(["logout"], { env });
  expect((await run(["whoami"], { env })).code).toBe(1);
});

test("nouns list, read and act by the API's own operations, for people and as JSON", async () => {
  const { id, number } = await aBooking(ada, paul.formatId);
  const found = await run(["outlets", "--price_lte", "20000", "--formatType", "Press Release"]);
  expect(found.printed).toHaveLength(2);
  expect(found.printed[1]).toContain("paul.example");
  const listed = await run(["orders", "list", "--status", "booked", "--status", "sent", "--json"]);
  expect(JSON.parse(listed.printed.join("\n"))).toMatchObject({ "hydra:totalItems": 1, "hydra:member": [{ number }] });
  await run(["orders", "update", id, "--title", goodText.title, "--content", goodText.content]);
  expect((await run(["orders", "send", id])).printed.join("\n")).toContain("status: sent");
  expect((await run(["orders", "get", id])).printed.join("\n")).toContain(`number: ${number}`);
  expect(await run(["orders", "approve", id])).toMatchObject({ code: 1, told: expect.stringContaining("order_move") });
  expect(await run(["orders", "explode", id])).toMatchObject({ code: 2 });
  expect(await run(["orders", "list", "--price_lte", "5"])).toMatchObject({ code: 2 });
  expect((await run(["orders", "--help"])).printed.join("\n")).toContain("request-changes");
  expect((await run(["offers", "create", "--help"])).printed.join("\n")).toMatch(/--priceCents +\(needed\)/);
});

test("orders are booked from JSON, and a list is read to its end and saved", async () => {
  const file = join(scratch.path, "booking.json");
  const lines = [{ format: paul.formatId, reference: "from the shell" }];
  writeFileSync(file, JSON.stringify({ campaign: ada.campaign, lines, expectedTotalCents: 10_000 }));
  expect((await run(["orders", "create", "--input", file])).code).toBe(0);
  const all = await run(["orders", "--all", "--json"]);
  expect(JSON.parse(all.printed.join("\n"))["hydra:member"]).toHaveLength(2);
  const saved = join(scratch.path, "orders.csv");
  expect((await run(["export", "orders", "--output", saved])).told).toContain("orders.csv");
  expect(readFileSync(saved, "utf8").trim().split("\n")).toHaveLength(3);
  expect((await run(["export", "orders", "--status", "booked"])).written).toContain("Order,Title,Campaign");
  expect((await run(["export", "offers"])).written).toContain("Status,Outlet,Domain");
  expect(await run(["export", "nothing"])).toMatchObject({ code: 2 });
});

test("events are followed and forwarded to a program on this machine, signed as webhooks are", async () => {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const ending = new AbortController();
  const receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      response.end(() => ending.abort());
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  await byline.settle();
  const events = (await run(["events", "--json"])).printed.map((line) => JSON.parse(line));
  expect(events.map(({ name }) => name)).toContain("order.sent");
  const secret = `whsec_${Buffer.from("a secret of this test".padEnd(32)).toString("base64")}`;
  const forward = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const words = [
    "webhooks",
    "listen",
    "--forward",
    forward,
    "--secret",
    secret,
    "--name",
    "order.sent",
    "--after",
    events[0].id,
  ];
  expect((await run(words, { signal: ending.signal })).code).toBe(0);
  receiver.close();
  const [{ headers, body } = { headers: {}, body: "" }] = received;
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({
    type: "order.sent",
    data: { payload: { status: "sent" } },
  });
});

test("completions know commands, actions and options; import stays on this machine unless it says --remote", async () => {
  const next = async (...typed: string[]) => (await run(["complete", ...typed])).printed;
  expect(await next()).toEqual(expect.arrayContaining(["orders", "outlets", "events", "login"]));
  expect(await next("orders")).toEqual(expect.arrayContaining(["list", "accept", "publish"]));
  expect(await next("orders", "publish")).toContain("--publicationUrl");
  expect((await run(["completions", "bash"])).printed[0]).toContain("complete -o default -F _byline byline");
  expect((await run(["completions", "tcsh"])).code).toBe(2);
  expect([["import", "media", "x.csv"], ["start"], ["import", "media", "x.csv", "--remote"]].map(isRemote)).toEqual([
    false,
    false,
    true,
  ]);
});

test("`byline mcp` passes an agent's messages on, over the standard streams", async () => {
  const client = new Client({ name: "stdio-agent", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const env = { BYLINE_URL: url, BYLINE_TOKEN: token, PATH: process.env.PATH ?? "" };
  await client.connect(new StdioClientTransport({ command: process.execPath, args: ["bin/byline.mjs", "mcp"], env }));
  expect((await client.listTools()).tools.length).toBeGreaterThan(25);
  const { structuredContent } = await client.callTool({ name: "me", arguments: {} });
  expect(structuredContent).toMatchObject({ content: { person: { email: ada.person.email } } });
  await client.close();
});

test("a refused token is told to the agent in the protocol's own words", async () => {
  const message = JSON.stringify({ jsonrpc: "2.0", id: 7, method: "tools/list", params: {} });
  const { printed } = await run(["mcp"], { env: { BYLINE_URL: url, BYLINE_TOKEN: "byl_gone" }, input: [message] });
  expect(JSON.parse(printed[0] ?? "")).toMatchObject({ id: 7, error: { message: expect.stringContaining("revoked") } });
});
