import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { RangeFilterName } from "../../../columns.ts";
import { Catalogue, type MediaBatch, separators } from "./catalogue.ts";
import { publishCatalogue, readCatalogue, writeCatalogue } from "./catalogue-file.ts";
import { type CatalogueColumns, filtersOf } from "./columns.ts";
import { type CountedFacets, countFacets, countTotal } from "./count.ts";
import { countOffLoop } from "./counting.ts";
import { numberOfMedium } from "./media-ids.ts";
import { findPage } from "./page.ts";
import { steppedRange, stepTally } from "./step.ts";
import { type CountQuery, roomFor, sharedFlag } from "./tally.ts";
import { chances, idOf } from "./test-support.ts";
import { ValueOrders } from "./value-orders.ts";

const folder = mkdtempSync(join(tmpdir(), "byline-catalogue-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Values = { choices: string[]; numbers: string[] };
type Market = Map<string, { medium: Values; formats: Values[] }>;

function someValues(owner: "medium" | "format", chance: () => number): Values {
  const { choices, ranges } = filtersOf(owner);
  const word = () => ["US", "GB", "DE", "FR"][Math.floor(4 * chance())] ?? "US";
  return {
    choices: choices.map(({ operators: [operator] }) =>
      operator === "overlaps" && chance() < 0.4 ? `${word()}${separators.item}IT` : word(),
    ),
    numbers: ranges.map(({ parameter }) =>
      parameter !== "price" && chance() < 0.2 ? "" : String(Math.floor(100 * chance())),
    ),
  };
}

const recordOf = (id: string, { choices, numbers }: Values, ...text: string[]) =>
  [id, ...text, ...choices, ...numbers].join(separators.field);
const textOf = (id: string) => `gazette ${id.slice(-2)} gazette-${id.slice(-2)}.example`;

/** Changes some media of the market, and returns them as a batch. */
function change(market: Market, chance: () => number, count: number): MediaBatch {
  const ids = [...new Set(Array.from({ length: count }, () => idOf(Math.floor(60 * chance()))))];
  for (const id of ids)
    market.set(id, {
      medium: someValues("medium", chance),
      formats: Array.from({ length: Math.floor(4 * chance()) }, () => someValues("format", chance)),
    });
  const listed = ids.flatMap((id) =>
    (market.get(id)?.formats.length ?? 0) > 0 ? [[id, market.get(id)] as const] : [],
  );
  return {
    ids,
    media: listed.map(([id, found]) => recordOf(id, found?.medium as Values, textOf(id))).join(separators.record),
    formats: listed
      .flatMap(([id, found]) => (found?.formats ?? []).map((format) => recordOf(id, format)))
      .join(separators.record),
  };
}

function aCatalogue(seed: number) {
  const chance = chances(seed);
  const market: Market = new Map();
  const catalogue = new Catalogue();
  for (let turn = 0; turn < 12; turn++) catalogue.replace(change(market, chance, 25));
  return { chance, market, catalogue };
}

const query = (ranges: CountQuery["ranges"], choices: CountQuery["choices"] = {}): CountQuery => ({
  choices,
  ranges,
  sets: [],
});
const flag = sharedFlag();

test("media that change, leave and return leave the same columns as those that came once", () => {
  const { market, catalogue } = aCatalogue(7);
  const { columns, words } = catalogue;
  const formats = [...market.values()].flatMap((medium) => medium.formats.map((format) => ({ ...medium, format })));
  const at = filtersOf("medium").choices.findIndex(({ parameter }) => parameter === "country");
  const counted = countFacets({ columns, query: query({}), tally: roomFor(columns), flag });
  expect(counted.total).toBe(formats.length);
  for (const [number, word] of words.country.entries())
    expect(counted.choices.country[number], word).toBe(
      formats.filter(({ medium }) => medium.choices[at]?.split(separators.item).includes(word)).length,
    );
  const prices = formats.map(({ format }) => Number(format.numbers[0]));
  expect(counted.priceExtent).toEqual({ least: Math.min(...prices), most: Math.max(...prices) });
  expect(numberOfMedium(columns, idOf(61))).toBeUndefined();
  expect(numberOfMedium(columns, "no id at all")).toBeUndefined();
});

const drags: [string, CountQuery[]][] = [
  [
    "the price",
    [95, 92, 90, 85, 86, 97].map((most) => query({ price: [10, most], ahrefsDr: [20, 90] }, { country: [0, 1] })),
  ],
  ["a metric of outlets", [20, 22, 25, 21, 18].map((least) => query({ ahrefsDr: [least, 90], audience: [5, 99] }))],
  [
    "a bound that is let go",
    [query({ price: [3, 99] }), query({ price: [2, 100] }), query({}), query({ price: [1, 99] })],
  ],
  ["unknown values", [query({}), query({ timeOnSite: [0, 100] }), query({}), query({ timeOnSite: [4, 96] })]],
];

/** Counts each query, every one but the first by a step from the one before. */
function countedByDrag(columns: CatalogueColumns, queries: CountQuery[]): CountedFacets[] {
  const tally = roomFor(columns);
  const orders = new ValueOrders();
  return queries.map((next, at) => {
    const before = queries[at - 1];
    const range = before && steppedRange(before, next);
    const orderOf = (facet: RangeFilterName) => orders.orderOf(columns, facet, 1);
    const rows = orders.rowsOf(columns, 1);
    const step = before && range && { before, order: orderOf(range), prices: orderOf("price"), rows };
    return countFacets({ columns, query: next, tally, flag, step });
  });
}

const countedAnew = (columns: CatalogueColumns, queries: CountQuery[]): CountedFacets[] =>
  queries.map((each) => countFacets({ columns, query: each, tally: roomFor(columns), flag }));

test.each(drags)("R10.5 each step of a drag counts as if it were counted anew: %s", (_what, queries) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { columns } = aCatalogue(seed).catalogue;
    const stepped = countedByDrag(columns, queries);
    expect(stepped).toEqual(countedAnew(columns, queries));
    expect(stepped.map(({ total }) => total)).toEqual(queries.map((each) => countTotal(columns, each, flag).total));
  }
});

test.each(drags)("R10.5 few outlets are counted alone as they are among all, at each step: %s", (_what, queries) => {
  for (let seed = 1; seed <= 8; seed++) {
    const { columns } = aCatalogue(seed).catalogue;
    const ids = Array.from({ length: 60 }, (_, medium) => idOf(medium));
    const few = [ids[3 * seed], ids[5 * seed], "no id at all"].join(" ");
    const others = ids.filter((id) => !few.includes(id)).join(" ");
    const within = (sets: CountQuery["sets"]) => queries.map((each) => ({ ...each, sets }));
    const alone = within([{ ids: few, isExcluded: false }, { text: { form: "gazette" } }]);
    const among = within([{ ids: others, isExcluded: true }]);
    const counted = countedAnew(columns, among);
    expect(countedAnew(columns, alone)).toEqual(counted);
    expect(countedByDrag(columns, alone)).toEqual(counted);
    expect(alone.map((each) => countTotal(columns, each, flag).total)).toEqual(counted.map(({ total }) => total));
  }
});

test("a step counts few places, and leaves a large one to a count", () => {
  const { columns } = aCatalogue(3).catalogue;
  const tally = roomFor(columns);
  countFacets({ columns, query: query({ price: [0, 98] }), tally, flag });
  const orders = new ValueOrders();
  const [order, rows] = [orders.orderOf(columns, "price", 1), orders.rowsOf(columns, 1)];
  const stepsTo = (before: CountQuery, next: CountQuery) =>
    stepTally(columns, tally, { before, order, prices: order, rows }, next);
  expect(stepsTo(query({ price: [0, 98] }), query({ price: [0, 97] }))).toBe(true);
  expect(stepsTo(query({ price: [0, 97] }), query({ price: [0, 10] }))).toBe(false);
  expect(stepsTo(query({ price: [0, 97] }), query({ price: [0, 97], ahrefsDr: [1, 2] }, { country: [1] }))).toBe(false);
});

const moduleOf = (name: string) => new URL(`./${name}.ts`, import.meta.url);

test("a large catalogue is counted and searched in threads, with the answers of a small one", async () => {
  const { columns } = aCatalogue(3).catalogue;
  const large = { ...columns, formatCount: 1_000_000 };
  const text = { form: "gazette" };
  const asked = query({ price: [5, 60] });
  const [facets, place] = [
    { columns, query: asked, tally: roomFor(columns), flag },
    { query: asked, text, order: undefined, skipped: 0, reach: 10 },
  ];
  expect(await countOffLoop(large, moduleOf("count"), countFacets, [facets])).toEqual(countFacets(facets));
  const total = await countOffLoop(large, moduleOf("count"), countTotal, [columns, asked, flag]);
  expect(total).toEqual(countTotal(columns, asked, flag));
  expect(await countOffLoop(large, moduleOf("page"), findPage, [columns, place])).toEqual(findPage(columns, place));
});

test("a count tells whether any outlet holds the text, whatever the filters, and so does each step", () => {
  const { columns } = aCatalogue(3).catalogue;
  const search = (form: string, most: number): CountQuery => ({
    ...query({ price: [0, most] }),
    sets: [{ text: { form } }],
  });
  for (const [form, isHeld] of [
    ["gazette", true],
    ["gazete", false],
  ] as const) {
    const dragged = [search(form, -2), search(form, -3)];
    expect(countedByDrag(columns, dragged).map((counted) => [counted.total, counted.isHeld])).toEqual([
      [0, isHeld],
      [0, isHeld],
    ]);
    expect(countTotal(columns, search(form, -2), flag)).toEqual({ total: 0, isHeld });
  }
});

test("a count that nobody waits for ends", () => {
  const { columns } = aCatalogue(3).catalogue;
  const abandoned = sharedFlag();
  Atomics.store(abandoned, 0, 1);
  expect(() => countTotal(columns, query({}), abandoned)).toThrow("nobody waits");
});

test("a kept catalogue is read as it was written, and goes on from there", () => {
  const { chance, market, catalogue } = aCatalogue(5);
  const file = join(folder, "kept");
  const { columns, words } = catalogue;
  publishCatalogue(writeCatalogue(file, { columns, words, token: "token", seen: "1:2:" }), file);
  const kept = readCatalogue(file);
  if (!kept) throw new Error("it was not read");
  expect([kept.token, kept.seen]).toEqual(["token", "1:2:"]);
  const again = new Catalogue(kept.columns, kept.words);
  const batch = change(market, chance, 20);
  for (const each of [catalogue, again]) each.replace(batch);
  const counted = [catalogue, again].map((each) =>
    countFacets({ columns: each.columns, query: query({ price: [5, 60] }), tally: roomFor(each.columns), flag }),
  );
  expect(counted[1]).toEqual(counted[0]);
});

test("a damaged, cut, foreign or missing file is refused", () => {
  const { columns, words } = aCatalogue(5).catalogue;
  const file = join(folder, "damaged");
  publishCatalogue(writeCatalogue(file, { columns, words, token: "token", seen: "1:2:" }), file);
  const whole = readFileSync(file);
  const written = (bytes: Buffer) => {
    writeFileSync(file, bytes);
    return readCatalogue(file);
  };
  for (const at of [3, 20, whole.length - 5]) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(written(bytes), `byte ${at}`).toBeUndefined();
  }
  expect(written(whole.subarray(0, whole.length - 100))).toBeUndefined();
  expect(written(Buffer.from("something else"))).toBeUndefined();
  expect(written(Buffer.alloc(0))).toBeUndefined();
  expect(readCatalogue(join(folder, "missing"))).toBeUndefined();
  expect(written(whole)).toBeDefined();
});
