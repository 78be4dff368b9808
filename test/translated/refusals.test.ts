import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { guards } from "../../src/orders/guards.ts";
import { messages } from "../../src/platform/contract/messages.ts";
import { notFound } from "../../src/platform/http/errors.ts";
import { Answered, englishIn } from "./english.ts";

/** Calls whose text a person reads. `notFound` takes a noun, which is its own key in the catalogue. */
const refusing = new Set(
  "Refusal Overdue conflict invalid FetchRefused ImportError MappingError ProviderRefusal".split(" "),
);

/** The product's refusals for people: protocols and tools for programs speak English everywhere. */
const sources = globSync("src/**/*.ts").filter(
  (file) =>
    !/\.test\.ts$|^src\/(auth|adcp|agents|cli|demo|embedded-postgres|platform\/log)\/|providers\/|scanner\.ts$|settings\.ts$|config\.ts$|analytics\.ts$/.test(
      file,
    ),
);

type TextNode = { type: string; start: number; end: number };
type Callee = { name?: string; property?: { name?: string } };

/** Texts that a file's calls and violations say by themselves, apart from the catalogue. */
function loneTextsIn(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const lone: string[] = [];
  const read = (given: (TextNode | undefined)[]): void => {
    for (const each of given) {
      const text = each && /^(Template)?Literal$/.test(each.type) ? source.slice(each.start, each.end) : "";
      if (/[A-Za-z]{2,} [a-z]/.test(text)) lone.push(`${file}: ${text}`);
    }
  };
  const readCall = (callee: Callee, given: TextNode[]): void => {
    if (refusing.has(callee.name ?? "")) read(given);
    if (/^(refine|regex)$/.test(callee.property?.name ?? "")) read([given[1]]);
  };
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => readCall(callee as Callee, given),
    NewExpression: ({ callee, arguments: given }) => readCall(callee as Callee, given),
    Property: ({ key, value }) => "name" in key && key.name === "message" && read([value]),
  }).visit(parseSync(file, source).program);
  return lone;
}

test("a refusal's text stands in the catalogue, never in the call", () => {
  expect(sources.flatMap(loneTextsIn)).toEqual([]);
});

test("in another language refusals by the table, by a schema and of what is missing have no English word", () => {
  const said = [
    ...Object.values(guards).map(({ refusal }) => refusal),
    ...Object.values(messages).map((message) => (typeof message === "string" ? message : message("1" as never))),
    notFound("This order").message,
  ];
  expect(said.length).toBeGreaterThan(25);
  expect(said.flatMap((text) => englishIn(text, new Answered()))).toEqual([]);
});
