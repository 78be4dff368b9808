import { execFile } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "./process.ts";
import { balances, openTrade, type Trade } from "./scene.ts";
import { type Scratch, scratchFolder } from "./scratch.ts";

const run = promisify(execFile);
const example = resolve("docs/examples/orders-from-csv");
const bookings = 20;

let trade: Trade;
let url: string;
let scratch: Scratch;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  trade = await openTrade({ env: { PORT: String(port), PUBLIC_URL: url } });
  await trade.byline.app.listen({ port, host: "localhost" });
  scratch = scratchFolder();
  cpSync(example, scratch.path, { recursive: true });
  symlinkSync(resolve("node_modules"), join(scratch.path, "node_modules"), "junction");
  await tool("oazapfts/dist/cli.js", `${url}/api/docs.json`, "byline.ts");
});
afterAll(() => scratch?.remove());

const tool = (program: string, ...parameters: string[]) =>
  run(process.execPath, [join("node_modules", program), ...parameters], { cwd: scratch.path });

test("R7.8 the client that a generator makes of the description type checks strictly, and so does a program without a cast", async () => {
  await tool("typescript/lib/tsc.js", "-p", ".");
  const [, afterImports] = readFileSync(join(example, "orders-from-csv.ts"), "utf8").split('from "./byline.ts";');
  expect(afterImports).not.toMatch(/\bas\b|\bany\b|\bunknown\b|@ts-|biome-ignore/);
});

test("R7.8 a program places twenty orders from a CSV file, paid from the wallet; run again, it places none twice", async () => {
  const { ada, paul } = trade;
  const { body: token } = await ada.person.post("/api/api_tokens", {
    name: "Orders from a file",
    scopes: ["read", "campaigns", "orders", "money"],
    spendLimitCents: 1_000_000,
  });
  const before = await balances(ada.person, ada.organization);
  const rows = Array.from({ length: bookings }, () => `${paul.formatId},`);
  writeFileSync(join(scratch.path, "orders.csv"), ["format,publishOn", ...rows, ""].join("\n"));
  const env = {
    ...process.env,
    BYLINE_URL: url,
    BYLINE_TOKEN: token.token,
    CAMPAIGN: ada.campaign,
    FILE: "orders.csv",
  };
  const program = () => run(process.execPath, ["orders-from-csv.ts"], { cwd: scratch.path, env });

  const placed = (await program()).stdout.trim().split("\n");
  const { body: orders } = await ada.person.get(`/api/orders?campaign=${ada.campaign}&itemsPerPage=100`);
  const numbers = orders["hydra:member"].map((order: { number: string }) => order.number);
  expect(placed.slice(0, -1).map((line) => line.split(":")[0])).toEqual(expect.arrayContaining(numbers));
  expect(numbers).toHaveLength(bookings);
  const paid = await balances(ada.person, ada.organization);
  expect(paid.held).toBeGreaterThan(0);
  expect(paid.available + paid.held).toBe(before.available);
  expect(placed.at(-1)).toBe(`${bookings} orders. Held: ${paid.held} cents. Left: ${paid.available} cents.`);

  expect((await program()).stdout.trim().split("\n")).toEqual(placed);
  expect(await balances(ada.person, ada.organization)).toEqual(paid);
});

test("R8.4 a program reads why it was refused by the code", async () => {
  const env = {
    ...process.env,
    BYLINE_URL: url,
    BYLINE_TOKEN: "byl_unknown",
    CAMPAIGN: trade.ada.campaign,
    FILE: "one.csv",
  };
  writeFileSync(join(scratch.path, "one.csv"), `format,publishOn\n${trade.paul.formatId},\n`);
  const refused = run(process.execPath, ["orders-from-csv.ts"], { cwd: scratch.path, env });
  await expect(refused).rejects.toThrow("bad_token: This token is unknown, revoked, expired, or for another address.");
});
