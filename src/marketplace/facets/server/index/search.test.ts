import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { TextQuery } from "../../../text-query.ts";
import { Catalogue, separators } from "./catalogue.ts";
import { publishCatalogue, readCatalogue, writeCatalogue } from "./catalogue-file.ts";
import { type CatalogueColumns, filtersOf } from "./columns.ts";
import { idOfMedium } from "./media-ids.ts";
import { columnsOfPage, findPage, type PageOrder } from "./page.ts";
import { searchMedia } from "./search.ts";
import type { CountQuery } from "./tally.ts";
import { chances, idOf } from "./test-support.ts";

const folder = mkdtempSync(join(tmpdir(), "byline-search-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Outlet = { name: string; domain: string; prices: number[] };
type Market = Map<string, Outlet>;

const places = ["aldermoor", "aldermoor vale", "ål", "liège", "новости", "a", "gazette", "brandermoor"];
const titles = ["gazette", "herald", "gazettes", "", "ette"];
const pick = <Item>(items: readonly Item[], chance: () => number): Item =>
  items[Math.floor(items.length * chance())] as Item;

function anOutlet(chance: () => number): Outlet {
  const [place, title] = [pick(places, chance), pick(titles, chance)];
  const prices = Array.from({ length: Math.floor(4 * chance()) }, () => 100 * Math.floor(9 * chance()));
  return { name: `${place} ${title}`.trim(), domain: `${place.replaceAll(" ", "")}${title}.example`, prices };
}

const { choices, ranges } = filtersOf("format");
const priceAt = ranges.findIndex(({ parameter }) => parameter === "price");
const mediumFilters = filtersOf("medium");

function put(catalogue: Catalogue, market: Market, changed: Market): void {
  for (const [id, outlet] of changed) market.set(id, outlet);
  const listed = [...changed].filter(([, { prices }]) => prices.length > 0);
  const formatOf = (id: string, price: number) =>
    [id, ...choices.map(() => "x"), ...ranges.map((_, at) => (at === priceAt ? String(price) : ""))].join(
      separators.field,
    );
  const mediumOf = (id: string, { name, domain }: Outlet) =>
    [id, `${name} ${domain}`, ...mediumFilters.choices.map(() => "x"), ...mediumFilters.ranges.map(() => "")].join(
      separators.field,
    );
  catalogue.replace({
    ids: [...changed.keys()],
    media: listed.map(([id, outlet]) => mediumOf(id, outlet)).join(separators.record),
    formats: listed.flatMap(([id, { prices }]) => prices.map((price) => formatOf(id, price))).join(separators.record),
  });
}

/** Two thousand outlets, of which many change their name, leave and return. */
function aMarket(seed: number) {
  const chance = chances(seed);
  const market: Market = new Map();
  const catalogue = new Catalogue();
  for (let turn = 0; turn < 12; turn++)
    put(
      catalogue,
      market,
      new Map(Array.from({ length: 600 }, () => [idOf(Math.floor(2_000 * chance())), anOutlet(chance)])),
    );
  return { catalogue, market };
}

function expected(market: Market, { form, meant }: TextQuery): Map<string, number> {
  const listed = [...market].filter(([, { prices }]) => prices.length > 0);
  const rankOf = ({ name, domain }: Outlet): number | undefined => {
    const text = `${name} ${domain}`;
    if (!meant) {
      if (name === form || domain === form) return 0;
      if (name.startsWith(form) || domain.startsWith(form)) return 1;
      return text.includes(form) ? 2 : undefined;
    }
    const distances = meant.map((words) =>
      Math.min(...words.filter(({ word }) => text.includes(word)).map(({ distance }) => distance)),
    );
    const sum = distances.reduce((all, distance) => all + distance, 0);
    return Number.isFinite(sum) ? 3 + sum / meant.length : undefined;
  };
  return new Map(
    listed.flatMap(([id, outlet]) => {
      const rank = rankOf(outlet);
      return rank === undefined ? [] : [[id, rank] as const];
    }),
  );
}

function found(columns: CatalogueColumns, text: TextQuery): Map<string, number> {
  const { media, ranks, count } = searchMedia(columns, text);
  return new Map(
    Array.from({ length: count }, (_, at) => [idOfMedium(columns, media[at] as number), ranks[at] as number]),
  );
}

const byId = (one: [string, number], other: [string, number]) => (one[0] < other[0] ? -1 : 1);
const sorted = (ranks: Map<string, number>) => [...ranks].sort(byId);

const forms = [
  "gazette",
  "aldermoor",
  "ette",
  "al",
  "a",
  "å",
  "liège",
  "новости",
  "gazette aldermoor",
  "e ",
  "",
  "no such text",
  ".example",
  "aldermoor vale aldermoorvale.example",
];

test("R2.12 every text is found where it is, whatever changed, left and returned, with its rank", () => {
  for (const seed of [1, 2, 3]) {
    const { catalogue, market } = aMarket(seed);
    for (const form of forms)
      expect(sorted(found(catalogue.columns, { form })), form).toEqual(sorted(expected(market, { form })));
  }
});

test("words that are meant are found together, in any order, ranked by how far they are from what was written", () => {
  const { catalogue, market } = aMarket(4);
  const words = (...alternatives: [string, number][]) => alternatives.map(([word, distance]) => ({ word, distance }));
  const meant = [
    [words(["gazette", 0.2], ["herald", 0.1])],
    [words(["gazettes", 0.3], ["gazette", 0.4]), words(["aldermoor", 0])],
    [words(["новости", 0.25]), words(["ette", 0.5], ["herald", 0.5])],
    [words(["gazette", 0.2]), []],
    [],
  ];
  for (const each of meant) {
    const text = { form: "mistyped", meant: each };
    expect(sorted(found(catalogue.columns, text))).toEqual(each.length === 0 ? [] : sorted(expected(market, text)));
  }
});

test("a page's outlets are those that its listings belong to, and the total is of all", () => {
  const { catalogue, market } = aMarket(5);
  const { columns } = catalogue;
  const query: CountQuery = {
    choices: {},
    ranges: { price: [100, 600] },
    sets: [{ ids: idOf(7), isExcluded: true }],
  };
  const orders: PageOrder[] = [
    { column: "price", direction: "asc", isRanked: true },
    { column: "price", direction: "desc", isRanked: false },
    { column: "ahrefsDr", direction: "desc", isRanked: false },
  ];
  for (const form of ["gazette", "aldermoor", "no such text"])
    for (const order of orders)
      for (const reach of [1, 10, 5_000]) {
        const listings = listingsIn(order, expected(market, { form }));
        const last = listings[Math.min(reach, listings.length) - 1];
        const asked = { query, text: { form }, order, skipped: reach - 1, reach };
        const { total, outlets } = findPage(columnsOfPage(columns, asked), asked);
        expect(total).toBe(listings.length);
        const isPastEnd = reach > listings.length;
        const reached = isPastEnd ? [] : listings.filter((each) => last && !isBefore(last, each));
        expect(new Set(outlets?.ids)).toEqual(new Set(reached.map(({ id }) => id)));
      }

  type Key = { id: string; rank: number; value: number };
  function isBefore(one: Key, other: Key): boolean {
    return one.rank < other.rank || (one.rank === other.rank && one.value < other.value);
  }

  /** Of these outlets, the listings that meet the query, with what they sort by; no metric is known. */
  function listingsIn({ column, direction, isRanked }: PageOrder, ranks: Map<string, number>): Key[] {
    ranks.delete(idOf(7));
    return [...ranks]
      .flatMap(([id, rank]) =>
        (market.get(id)?.prices ?? [])
          .filter((price) => price >= 100 && price <= 600)
          .map((price) => ({
            id,
            rank: isRanked ? rank : 0,
            value: column === "price" ? (direction === "asc" ? price : -price) : 0,
          })),
      )
      .sort((one, other) => (isBefore(one, other) ? -1 : Number(isBefore(other, one))));
  }
});

test("a kept file finds the same, also after further changes", () => {
  const { catalogue, market } = aMarket(6);
  const { columns, words } = catalogue;
  const file = join(folder, "index");
  publishCatalogue(writeCatalogue(file, { columns, words, token: "t", seen: "1:1:" }), file);
  const kept = readCatalogue(file);
  const read = new Catalogue(kept?.columns, kept?.words);
  put(read, market, new Map([[idOf(3), { name: "windermere post", domain: "w.example", prices: [500] }]]));
  for (const form of [...forms, "windermere"])
    expect(sorted(found(read.columns, { form })), form).toEqual(sorted(expected(market, { form })));
});
