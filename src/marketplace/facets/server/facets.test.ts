import { afterAll, beforeAll, expect, test } from "vitest";
import { metricNames } from "#media/media.ts";
import { formatFields, mediaFields } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import type { ChoiceFilterName } from "../../columns.ts";
import type { Listing } from "../../contract.ts";
import { bucketBounds, bucketOf, choiceFacets, rangeFacets } from "../../facets.ts";
import type { ListingFacets } from "../contract.ts";

let byline: TestServer;
let paul: Person;
let rows: Listing[] = [];
const media: string[] = [];

const cycle = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

beforeAll(async () => {
  byline = await openTestServer();
  paul = await byline.person("paul@publisher.example");
  const organization = (await paul.post("/api/organizations", { name: "Paul Media", kind: "publisher" })).body.id;
  for (let index = 0; index < 24; index++) {
    const metrics =
      index % 4 === 0 ? {} : Object.fromEntries(metricNames.map((name, at) => [name, (index * (at + 3) * 7) % 100]));
    const { body } = await paul.post("/api/media", {
      organization,
      ...mediaFields(`Gazette ${index}`, `gazette-${index}.example`),
      countries: index % 5 === 0 ? ["US", "GB"] : [cycle(["US", "GB", "DE"], index)],
      languages: [cycle(["en", "de"], index)],
      topics: cycle([["Business", "Science"], ["Culture"], []], index),
      mediaType: cycle(["Blog", "Portal", "News Media"], index),
      ...metrics,
    });
    media.push(body.id);
    for (let format = 0; format < 3; format++)
      await paul.post("/api/formats", {
        media: body.id,
        ...formatFields,
        formatType: cycle(["Press Release", "Advertorial", "Paid News"], format),
        hyperlinkKind: cycle(["Dofollow", "Nofollow", "Sponsored"], index + format),
        priceCents: 700 * (1 + ((index * 3 + format) % 40)),
        turnaroundHours: cycle([12, 24, 25, 72, 96, 120, 200], index + format),
      });
  }
  await readRows();
});

afterAll(() => byline?.close());

async function readRows(): Promise<void> {
  rows = [];
  for (let page = 1; page === 1 || rows.length === 100 * (page - 1); page++)
    rows.push(...(await paul.get(`/api/listings?page=${page}&itemsPerPage=100`)).body["hydra:member"]);
}

const valuesOf: Record<ChoiceFilterName, (row: Listing) => string[]> = {
  formatType: (row) => [row.formatType.name],
  hyperlinkKind: (row) => [row.hyperlinkKind],
  mediaType: (row) => [row.mediaType],
  country: (row) => row.countries,
  language: (row) => row.languages,
  topic: (row) => row.topics,
  verified: (row) => [String(row.verified)],
  measured: (row) => row.measured,
};

type Meets = (row: Listing) => boolean;
type Filters = Record<string, { parameters: string; meets: Meets }>;

function expected(filters: Filters) {
  const meeting = (facet?: string) =>
    rows.filter((row) => Object.entries(filters).every(([name, { meets }]) => name === facet || meets(row)));
  return {
    total: meeting().length,
    choices: Object.fromEntries(
      choiceFacets.map((facet) => {
        const counts: Record<string, number> = {};
        for (const value of meeting(facet).flatMap(valuesOf[facet])) counts[value] = (counts[value] ?? 0) + 1;
        return [facet, counts];
      }),
    ),
    turnaround: [24, 48, 72, 96, 120].map((hours) => {
      const within = meeting("turnaround").filter(({ turnaroundHours }) => turnaroundHours <= hours).length;
      return { hours, upTo: within, beyond: meeting("turnaround").length - within };
    }),
    priceExtent: extentOf(meeting("price").map(({ price }) => price)),
    ranges: Object.fromEntries(
      rangeFacets.map((facet) => {
        const counts = bucketBounds[facet].map(() => 0);
        let unknown = 0;
        for (const row of meeting(facet)) {
          const value = row[facet];
          if (value === null) unknown++;
          else counts[bucketOf(bucketBounds[facet], value)] = (counts[bucketOf(bucketBounds[facet], value)] ?? 0) + 1;
        }
        return [facet, { from: [...bucketBounds[facet]], counts, unknown }];
      }),
    ),
  };
}

const extentOf = (prices: number[]) =>
  prices.length === 0 ? null : { least: Math.min(...prices), most: Math.max(...prices) };

async function facets(parameters: string) {
  const { status, body } = await paul.get(`/api/listings/facets?${parameters}`);
  expect(status).toBe(200);
  const { total, choices, turnaround, priceExtent, ranges } = body as ListingFacets;
  const { status: listed, ...others } = choices;
  expect(listed).toEqual([{ value: "listed", count: total }]);
  const counts = Object.entries(others).map(([facet, values]) => [
    facet,
    Object.fromEntries(values.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
  ]);
  return { total, choices: Object.fromEntries(counts), turnaround, priceExtent, ranges };
}

const all: Filters = {
  country: { parameters: "country[]=US&country[]=DE", meets: ({ countries }) => /US|DE/.test(countries.join()) },
  language: { parameters: "language=en", meets: ({ languages }) => languages.includes("en") },
  topic: { parameters: "topic[]=Culture&topic[]=Science", meets: ({ topics }) => /Cult|Sci/.test(topics.join()) },
  mediaType: {
    parameters: "mediaType[]=Blog&mediaType[]=Portal",
    meets: ({ mediaType }) => mediaType !== "News Media",
  },
  formatType: { parameters: "formatType=Advertorial", meets: ({ formatType }) => formatType.name === "Advertorial" },
  hyperlinkKind: { parameters: "hyperlinkKind=Dofollow", meets: ({ hyperlinkKind }) => hyperlinkKind === "Dofollow" },
  price: { parameters: "price[gte]=2100&price[lte]=21000", meets: ({ price }) => price >= 2_100 && price <= 21_000 },
  turnaround: { parameters: "turnaroundHours[lte]=96", meets: ({ turnaroundHours }) => turnaroundHours <= 96 },
  ahrefsDr: { parameters: "ahrefsDr[gte]=20", meets: ({ ahrefsDr }) => ahrefsDr !== null && ahrefsDr >= 20 },
  audience: { parameters: "audience[lte]=80", meets: ({ audience }) => audience !== null && audience <= 80 },
  search: { parameters: "search=gazette-1", meets: ({ domain }) => domain.startsWith("gazette-1") },
};
const some = (...names: string[]): Filters =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

const sets: [string, Filters][] = [
  ["no filter", {}],
  ...Object.keys(all).map((name): [string, Filters] => [`the filter by ${name}`, some(name)]),
  ["two filters of formats", some("formatType", "price")],
  ["two filters of media", some("country", "ahrefsDr")],
  ["one of each", some("topic", "hyperlinkKind")],
  ["a slider, a choice and a text", some("price", "language", "search")],
  ["five filters", some("country", "language", "price", "turnaround", "audience")],
  ["all filters", all],
];

test.each(sets)("R10.5 facets of %s: exact, each blind to its own filter only", async (_name, filters) => {
  const parameters = Object.values(filters)
    .map((each) => each.parameters)
    .join("&");
  const said = await facets(parameters);
  expect(said).toEqual(expected(filters));
  expect((await paul.get(`/api/listings?${parameters}`)).body["hydra:totalItems"]).toBe(said.total);
});

test("beyond a number of hours is a filter of turnaround too", async () => {
  const beyond = {
    turnaround: { parameters: "turnaroundHours[gt]=96", meets: (row: Listing) => row.turnaroundHours > 96 },
  };
  expect(await facets("turnaroundHours[gt]=96")).toEqual(expected(beyond));
});

test("a chosen value is told even where nothing has it", async () => {
  const { body } = await paul.get("/api/listings/facets?country=FR");
  expect(body.choices.country).toContainEqual({ value: "FR", count: 0 });
  expect(body.total).toBe(0);
});

test("R3.9 filters that may be left out are, in their order and no more than needed, until something is met", async () => {
  const relaxed = async (parameters: string) => (await paul.get(`/api/listings/facets?${parameters}`)).body;
  const relax = "relax[]=topic&relax[]=country";
  expect(await relaxed(`country=US&topic=Culture&${relax}`)).toMatchObject({ leftOut: [] });
  const withoutTopic = await relaxed(`country=US&topic=Fishing&${relax}`);
  expect(withoutTopic.leftOut).toEqual(["topic"]);
  expect(withoutTopic.total).toBe((await relaxed("country=US")).total);
  expect((await relaxed(`country=FR&topic=Culture&${relax}`)).leftOut).toEqual(["country"]);
  expect(await relaxed(`country=FR&search=nowhere-at-all&${relax}`)).toMatchObject({ leftOut: [], total: 0 });
  expect((await paul.get("/api/listings/facets?relax=price")).status).toBe(400);
});

test("what changes is counted at once, whoever changed it: prices, metrics, media that leave and return", async () => {
  await paul.patch(`/api/formats/${rows[0]?.id}`, { priceCents: 990_000 });
  await paul.patch(`/api/media/${media[5]}`, { countries: ["FR"], ahrefsDr: 99 });
  await paul.patch(`/api/media/${media[7]}`, { status: "paused" });
  await byline.database.pool.query("UPDATE format SET turnaround_hours = 500 WHERE media_project_id = $1", [media[2]]);
  await readRows();
  expect(rows).toHaveLength(69);
  expect(await facets("")).toEqual(expected({}));
  await paul.patch(`/api/media/${media[7]}`, { status: "listed" });
  await readRows();
  expect(await facets("country=US")).toEqual(
    expected({ country: { parameters: "", meets: ({ countries }) => countries.includes("US") } }),
  );
});

test("a change that commits after a later one is not missed", async () => {
  const early = await byline.database.pool.connect();
  try {
    await early.query("BEGIN");
    await early.query("UPDATE format SET price_cents = 123400 WHERE media_project_id = $1", [media[9]]);
    await paul.patch(`/api/media/${media[11]}`, { countries: ["PT"] });
    expect((await facets("country=PT")).total).toBe(3);
    await early.query("COMMIT");
  } finally {
    early.release();
  }
  expect((await facets("price[gte]=123400&price[lte]=123400")).total).toBe(3);
});

test("R3.8 formats of one medium that change at the same time all stand in the list afterwards", async () => {
  const formats = rows.filter((row) => row.media.endsWith(media[13] ?? "-"));
  const answers = await Promise.all(
    formats.map(({ id }, index) => paul.patch(`/api/formats/${id}`, { priceCents: 55_500 + index })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await facets("price[gte]=55500&price[lte]=55502")).total).toBe(3);
});
