import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, balances, openTrade, type Trade } from "./scene.ts";
import { type Scratch, scratchFolder } from "./scratch.ts";

const run = promisify(execFile);
const example = "orders-from-csv.ts";
const bookings = 20;

let trade: Trade;
let url: string;
let scratch: Scratch;

/** The client as `npm install` leaves it in somebody's project, and the example beside it. */
beforeAll(async () => {
  trade = await openTrade({ listens: true });
  url = trade.byline.config.publicUrl;
  scratch = scratchFolder();
  cpSync("docs/examples/orders-from-csv", scratch.path, { recursive: true });
  const modules = join(scratch.path, "node_modules");
  mkdirSync(join(modules, "@byline"), { recursive: true });
  for (const name of ["@oazapfts", "@types", "csv-parse", "zod", "undici-types"])
    symlinkSync(resolve("node_modules", name), join(modules, name), "junction");
  cpSync("clients/typescript", join(modules, "@byline", "client"), { recursive: true });
  await compile(join(modules, "@byline", "client"));
});
afterAll(() => scratch?.remove());

const compile = (folder: string) =>
  run(process.execPath, [resolve("node_modules/typescript/lib/tsc.js"), "-p", "."], { cwd: folder });

const aToken = async (scopes: string[]): Promise<string> => {
  const input = { name: "A program", scopes, spendLimitCents: 1_000_000 };
  return (await trade.ada.person.post("/api/api_tokens", input)).body.token;
};

const runExample = (environment: Record<string, string>) =>
  run(process.execPath, [example], {
    cwd: scratch.path,
    env: { ...process.env, BYLINE_URL: url, CAMPAIGN: trade.ada.campaign, ...environment },
  });

test("R7.8 the client compiles strictly, and so does a program on it without a cast", async () => {
  await compile(scratch.path);
  const [, afterImports] = readFileSync(join(scratch.path, example), "utf8").split('from "zod";');
  expect(afterImports).not.toMatch(/\bas\b|\bany\b|\bunknown\b|@ts-|biome-ignore/);
});

test("R7.8 a program places twenty orders from a CSV file, paid from the wallet; run again, it places none twice", async () => {
  const { ada, paul } = trade;
  const token = await aToken(["read", "campaigns", "money"]);
  const before = await balances(ada.person, ada.organization);
  const rows = Array.from({ length: bookings }, () => `${paul.formatId},`);
  writeFileSync(join(scratch.path, "orders.csv"), ["format,publishOn", ...rows, ""].join("\n"));
  const program = async () => (await runExample({ BYLINE_TOKEN: token, FILE: "orders.csv" })).stdout.trim().split("\n");

  const placed = await program();
  const { body: orders } = await ada.person.get(`/api/orders?campaign=${ada.campaign}&itemsPerPage=100`);
  const numbers = orders["hydra:member"].map((order: { number: string }) => order.number);
  expect(placed.slice(0, -1).map((line) => line.split(":")[0])).toEqual(expect.arrayContaining(numbers));
  expect(numbers).toHaveLength(bookings);
  const paid = await balances(ada.person, ada.organization);
  expect(paid.held).toBeGreaterThan(0);
  expect(paid.available + paid.held).toBe(before.available);
  expect(placed.at(-1)).toBe(`${bookings} orders. Held: ${paid.held} cents. Left: ${paid.available} cents.`);

  expect(await program()).toEqual(placed);
  expect(await balances(ada.person, ada.organization)).toEqual(paid);
});

test("R8.4 a program reads why it was refused by the code", async () => {
  writeFileSync(join(scratch.path, "one.csv"), `format,publishOn\n${trade.paul.formatId},\n`);
  await expect(runExample({ BYLINE_TOKEN: "byl_unknown", FILE: "one.csv" })).rejects.toMatchObject({
    stderr: expect.stringContaining("bad_token: This token is unknown, revoked, expired, or for another address."),
  });
});

type Recipe = { title: string; language: string; program: string };

/** The programs of `docs/api/recipes.md`, under their headings. */
const recipes: Recipe[] = readFileSync("docs/api/recipes.md", "utf8")
  .split("\n## ")
  .slice(1)
  .flatMap((section) =>
    [...section.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = "", program = ""]) => ({
      title: section.split("\n")[0] ?? "",
      language,
      program,
    })),
  );

const programs: Record<string, { command: string; file: string }> = {
  sh: { command: "sh", file: "recipe.sh" },
  ts: { command: process.execPath, file: "recipe.ts" },
  python: { command: "python3", file: "recipe.py" },
};
/** A machine may have no shell, no `curl` or no Python; Node is always there. */
const needed: Record<string, [name: string, proof: string[]][]> = {
  sh: [
    ["sh", ["-c", "exit 0"]],
    ["curl", ["--version"]],
  ],
  ts: [],
  python: [["python3", ["--version"]]],
};
const missing = (language: string): string[] =>
  (needed[language] ?? []).filter(([name, proof]) => spawnSync(name, proof).status !== 0).map(([name]) => name);

async function runRecipe({ language, program }: Recipe, environment: Record<string, string>): Promise<string> {
  const { command, file } = programs[language] ?? { command: "", file: "" };
  writeFileSync(join(scratch.path, file), program);
  return (await run(command, [file], { cwd: scratch.path, env: { ...process.env, ...environment } })).stdout;
}

test("the recipes are four, each in three languages", () => {
  expect(new Set(recipes.map(({ title }) => title)).size).toBe(4);
  expect(recipes.map(({ language }) => language)).toEqual(Array(4).fill(["sh", "ts", "python"]).flat());
});

test.for(["sh", "ts", "python"])(
  "R10.2 the recipes in %s find, book once, follow and download",
  async (language, { skip }) => {
    const absent = missing(language);
    skip(absent.length > 0, `${absent.join(" and ")} is not on this machine`);
    const { ada, paul } = trade;
    const reference = `row-${language}`;
    const since = new Date().toISOString();
    const environment = {
      BYLINE_URL: url,
      BYLINE_TOKEN: await aToken(["read", "campaigns", "money"]),
      CAMPAIGN: ada.campaign,
      FORMAT: paul.formatId,
      REFERENCE: reference,
      SINCE: since,
    };
    const [find, book, follow, download] = recipes.filter((recipe) => recipe.language === language) as [
      Recipe,
      Recipe,
      Recipe,
      Recipe,
    ];
    expect(await runRecipe(find, environment)).toContain(paul.formatId);
    const booked = await runRecipe(book, environment);
    expect(booked).toContain(reference);
    expect(await runRecipe(book, environment)).toBe(booked);
    const { body } = await ada.person.get(`/api/orders?reference=${reference}`);
    expect(body["hydra:totalItems"]).toBe(1);
    const { number } = body["hydra:member"][0];
    expect(await runRecipe(follow, environment)).toContain(number);
    expect(await runRecipe(download, environment)).toContain(number);
  },
);

test("R7.8 the client goes through all pages, where a list was read by cursor and where by page", async () => {
  await aBooking(trade.ada, trade.paul.formatId);
  const lines = await runRecipe(
    {
      title: "",
      language: "ts",
      program: `import { connect, each, ordersList } from "@byline/client";
connect({ url: process.env.BYLINE_URL, token: process.env.BYLINE_TOKEN });
for (const sort of ["newest", "due"] as const) {
  const numbers = [];
  for await (const order of each(ordersList, { sort, itemsPerPage: 7 })) numbers.push(order.number);
  console.log(numbers.length, new Set(numbers).size);
}`,
    },
    { BYLINE_URL: url, BYLINE_TOKEN: await aToken(["read"]) },
  );
  const { body } = await trade.ada.person.get("/api/orders");
  const all = body["hydra:totalItems"];
  expect(all).toBeGreaterThan(bookings);
  expect(lines).toBe(`${all} ${all}\n${all} ${all}\n`);
});
