import { globSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authRefusals } from "../src/auth/refusals.ts";
import { orderLife, orderMovesOfPeople } from "../src/orders/order.ts";
import { frameworkRefusals, type RefusalList, schemaViolations } from "../src/platform/contract/refusals.ts";
import { pathOf, refusalsOf } from "../src/platform/lifecycle/lifecycle.ts";
import { apiRefusals, refusals, violations } from "../src/refusals.ts";
import { goodText, openTrade, type Trade } from "./scene.ts";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade();
});
afterAll(() => trade?.byline.close());

/** The product's sources without the lists themselves. */
const sources = globSync("src/**/*.{ts,tsx}")
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/\.test\.tsx?$|^src\/(\w+\/|platform\/contract\/)?refusals\.ts$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const named = new Set([...sources.matchAll(/"([a-z0-9_]+)"/g)].map(([, code]) => code));

test("R8.4 every code of the list is answered somewhere: one that nobody uses is gone", () => {
  const ours = Object.keys({ ...refusals, ...violations });
  const known = new Set(Object.keys({ ...frameworkRefusals, ...schemaViolations }));
  expect(ours.filter((code) => !known.has(code) && !named.has(code))).toEqual([]);
});

test("R8.4 a code has one meaning: no two lists name it", () => {
  const lists = globSync("src/{*,platform/contract}/refusals.ts").map((file) => readFileSync(file, "utf8"));
  const codes = lists.flatMap((text) => [...text.matchAll(/^ {2}([a-z0-9_]+): \{/gm)].map(([, code]) => code));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(codes.sort()).toEqual(Object.keys(refusals).sort());
});

/** A response that the description keeps among its components. */
// biome-ignore lint/suspicious/noExplicitAny: the description is read as a client reads JSON
const resolved = (open: any, response?: { $ref: string }): any =>
  response && open.components.responses[response.$ref.split("/").at(-1) ?? ""];

test("R8.4 the description publishes every code with its words, and an operation's own by their status", async () => {
  const open = (await trade.byline.stranger.get("/api/docs.json")).body;
  const { code } = open.components.schemas.Error.properties;
  expect(code.enum).toEqual(Object.keys(apiRefusals));
  for (const { means } of Object.values(apiRefusals)) expect(code.description).toContain(means);
  const codesOf = (path: string, method: string, status: number): string[] =>
    resolved(open, open.paths[path][method].responses[status])?.["x-refusals"] ?? [];
  for (const name of orderMovesOfPeople)
    expect(codesOf(`/api/orders/{id}/${pathOf(name)}`, "post", 409)).toEqual(
      expect.arrayContaining(refusalsOf(orderLife, name)),
    );
  expect(codesOf("/api/orders", "get", 422)).toEqual([]);
  expect(codesOf("/api/projects", "post", 422)).toContain("invalid");
  expect(codesOf("/api/carts/{id}/book", "post", 400)).toContain("idempotency_key_missing");
  expect(codesOf("/api/projects", "post", 400)).not.toContain("idempotency_key_missing");
});

test("R8.4 refusals that are answered are as the operation's description says them, by status", async () => {
  const { byline, ada, paul } = trade;
  const open = (await byline.stranger.get("/api/docs.json")).body;
  const described = new Ajv2020({ strict: false, validateFormats: false }).addSchema(open, "open");
  const { id } = (await ada.person.get("/api/carts")).body["hydra:member"][0] ?? {};
  const unknown = crypto.randomUUID();
  const answers = [
    ["/api/orders/{id}", "get", await ada.person.get(`/api/orders/${unknown}`)],
    ["/api/orders", "get", await ada.person.get("/api/orders?colour=red")],
    ["/api/orders", "get", await byline.stranger.get("/api/orders")],
    ["/api/projects", "post", await ada.person.post("/api/projects", { name: "" })],
    ["/api/orders/{id}/accept", "post", await paul.person.post(`/api/orders/${unknown}/accept`, goodText)],
    ["/api/carts/{id}/book", "post", await ada.person.post(`/api/carts/${id ?? unknown}/book`, {})],
  ] as const;
  for (const [path, method, { status, body }] of answers) {
    const { content } = resolved(open, open.paths[path][method].responses[status]);
    const validate = described.getSchema(`open${content["application/ld+json"].schema.$ref}`);
    expect([path, status, body.code, validate?.(body)]).toEqual([path, status, body.code, true]);
  }
});

test("docs/errors.md lists the codes (`npx vitest run test/refusals.test.ts -u` writes it anew)", async () => {
  const fields = Object.entries(violations).map(([code, means]) => `| \`${code}\` | ${means} |`);
  const document = [
    introduction,
    tableOf(apiRefusals),
    "",
    fieldsIntroduction,
    ...fields,
    "",
    signInIntroduction,
    tableOf(authRefusals),
    "",
  ];
  await expect(document.join("\n")).toMatchFileSnapshot("../docs/errors.md");
});

const tableOf = (list: RefusalList): string =>
  Object.entries(list)
    .map(([code, { status, means }]) => `| \`${code}\` | ${[status].flat().join(", ")} | ${means} |`)
    .join("\n");

const introduction = `# Errors

Byline refuses a call with a status, a sentence for people in \`hydra:description\`, and a \`code\` for programs. A code never changes its
meaning; sentences may. \`/api/docs.json\` names the codes of each operation by their status, as far as they are known there; any operation
may answer further ones of this list. This document is drawn from \`src/refusals.ts\`, which puts the modules' own lists together.

## The API

| code | status | meaning |
|---|---|---|`;

const fieldsIntroduction = `## Fields

A refusal with the code \`invalid\` lists \`violations\`: the field's path, a sentence, and one of these codes.

| code | meaning |
|---|---|`;

const signInIntroduction = `## Signing in

The service below \`/auth/v1\` speaks its protocol's own shape, with these codes and some of the above.

| code | status | meaning |
|---|---|---|`;
