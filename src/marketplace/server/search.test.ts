import { afterAll, beforeAll, expect, test } from "vitest";
import { metricNames } from "#media/media.ts";
import { formatFields, mediaFields } from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";
import { type ColumnName, choiceFilters, rangeFilters, rangeParameter, sortColumns } from "../columns.ts";

let byline: TestServer;
let paul: Person;
let organization = "";

beforeAll(async () => {
  byline = await openTestServer();
  paul = await byline.person("paul@publisher.example");
  organization = (await paul.post("/api/organizations", { name: "Paul Media", kind: "publisher" })).body.id;
  for (let index = 0; index < 30; index++) {
    const metrics =
      index % 3 === 0
        ? {}
        : Object.fromEntries(metricNames.map((name, position) => [name, (index * (position + 3)) % 100]));
    const medium = await paul.post("/api/media", {
      organization,
      ...mediaFields(`Gazette ${String(index).padStart(2, "0")}`, `gazette-${index}.example`),
      countries: [index % 2 === 0 ? "US" : "GB"],
      languages: [index % 5 === 0 ? "de" : "en"],
      topics: index % 4 === 0 ? ["Business", "Science"] : ["Culture"],
      mediaType: index % 2 === 0 ? "Blog" : "Portal",
      ...metrics,
    });
    await paul.post("/api/formats", {
      media: medium.body.id,
      ...formatFields,
      priceCents: 1_000 * (1 + (index % 7)),
      permanenceMonths: index % 4,
      turnaroundHours: 24 * (1 + (index % 6)),
    });
  }
});

afterAll(() => byline?.close());

beforeAll(async () => {
  await byline.database.pool.query(
    `INSERT INTO metric_reading (media_project_id, metric, read_on, source, value)
     SELECT media_project_id, metric, current_date + 1, 'Ahrefs', 50 FROM listing_medium CROSS JOIN unnest(ARRAY['ahrefsDr', 'audience']) AS metric
     WHERE media_type = 'Blog' AND (metric = 'audience' OR languages = '{en}')`,
  );
  const { rows } = await byline.database.pool.query("SELECT id FROM format ORDER BY id LIMIT 2");
  for (const [index, { id }] of rows.entries()) {
    await byline.database.pool.query(
      "INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents) VALUES (new_id(), now() + interval '1 day', $1, $2, $3)",
      [organization, id, 500 - index],
    );
  }
});

type ListingRow = Record<string, unknown> & { id: string };

async function all(query: string): Promise<{ rows: ListingRow[]; total: number }> {
  const rows: ListingRow[] = [];
  for (let page = 1; ; page++) {
    const { body } = await paul.get(`/api/listings?${query}&page=${page}&itemsPerPage=7`);
    rows.push(...body["hydra:member"]);
    if (body["hydra:member"].length < 7) return { rows, total: body["hydra:totalItems"] };
  }
}

/** Lists sort by their text, "for ever" as the longest. */
function inOrder(column: string, row: ListingRow): number | string | null {
  if (column === "formatType") return (row.formatType as { name: string }).name;
  if (column === "permanenceMonths") return Number(row.permanenceMonths) || Number.POSITIVE_INFINITY;
  const value = row[column];
  return Array.isArray(value) ? value.join() : (value as number | string | null);
}

test.each(
  sortColumns.flatMap(
    (column) =>
      [
        [column, "asc"],
        [column, "desc"],
      ] as const,
  ),
)("R2.12 sorted by %s %s, the pages hold every row once, in order, unknown values last", async (column, direction) => {
  const { rows, total } = await all(`order[${column}]=${direction}`);
  expect(total).toBe(30);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(30);
  const values = rows.map((row) => inOrder(column, row));
  const known = values.filter((value) => value !== null);
  expect(values.slice(known.length).every((value) => value === null)).toBe(true);
  const sorted = [...known].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  expect(known).toEqual(direction === "asc" ? sorted : sorted.reverse());
});

test.each([
  ["search=GAZETTE 07", (row: ListingRow) => row.name === "Gazette 07"],
  ["search=gazette-1", (row: ListingRow) => String(row.domain).startsWith("gazette-1")],
  ["search=%25", () => false],
  ["country[]=GB", (row: ListingRow) => (row.countries as string[]).includes("GB")],
  [
    "country=us&language=de",
    (row: ListingRow) => (row.countries as string[]).includes("US") && (row.languages as string[]).includes("de"),
  ],
  ["topic[]=Science&topic[]=Culture", () => true],
  ["mediaType[]=Blog", (row: ListingRow) => row.mediaType === "Blog"],
  ["formatType=Advertorial", () => false],
  ["hyperlinkKind[]=Dofollow&hyperlinkKind[]=Without", () => true],
  ["price[gte]=2000&price[lte]=4000", (row: ListingRow) => Number(row.price) >= 2_000 && Number(row.price) <= 4_000],
  ["turnaroundHours[lte]=48", (row: ListingRow) => Number(row.turnaroundHours) <= 48],
  ["turnaroundHours[gt]=120", (row: ListingRow) => Number(row.turnaroundHours) > 120],
  ...metricNames.map(
    (name) =>
      [
        `${name}[gte]=20&${name}[lte]=60&order[${name}]=desc`,
        (row: ListingRow) => row[name] !== null && Number(row[name]) >= 20 && Number(row[name]) <= 60,
      ] as const,
  ),
] as const)("R2.12 R9.1 R9.2 the filter %s finds exactly what meets it, and counts it", async (query, meets) => {
  const everything = await all("");
  const { rows, total } = await all(query);
  expect(rows.map(({ id }) => id).sort()).toEqual(
    everything.rows
      .filter(meets)
      .map(({ id }) => id)
      .sort(),
  );
  expect(total).toBe(rows.length);
});

const valuesOf = (row: ListingRow, column: ColumnName): (string | number)[] =>
  [column === "formatType" ? (row.formatType as { name: string }).name : row[column]].flat() as (string | number)[];

async function expectFound(asked: string, meets: (row: ListingRow) => boolean): Promise<void> {
  const expected = (await all("")).rows.filter(meets).map(({ id }) => id);
  const found = (await all(asked)).rows.map(({ id }) => id);
  expect(found.sort()).toEqual(expected.sort());
  expect((await paul.get(`/api/listings/facets?${asked}`)).body.total).toBe(expected.length);
}

test.each(choiceFilters)("R2.12 the filter by $parameter finds what has the value", async ({ parameter, column }) => {
  const [value] = (await all("")).rows.flatMap((row) => valuesOf(row, column));
  expect(value).toBeDefined();
  await expectFound(`${parameter}=${value}`, (each) => valuesOf(each, column).includes(value ?? ""));
});

test("R10.9 the filter by measured finds what has all of the metrics measured", async () => {
  const has = (name: string) => (row: ListingRow) => valuesOf(row, "measured").includes(name);
  const [dr, audience] = [has("ahrefsDr"), has("audience")];
  await expectFound("measured=ahrefsDr&measured=audience", (row) => dr(row) && audience(row));
  await expectFound("measured=audience&measured=mjCf", () => false);
  expect((await all("measured=audience")).total).toBeGreaterThan((await all("measured=ahrefsDr")).total);
});

const meetsBound: Record<string, (value: number, bound: number) => boolean> = {
  gte: (value, bound) => value >= bound,
  lte: (value, bound) => value <= bound,
  gt: (value, bound) => value > bound,
};
const bounds = rangeFilters.flatMap(({ parameter, operators }) =>
  operators.map((operator) => [parameter, operator] as const),
);

test.each(bounds)("R2.12 the filter by %s with %s finds what is known and lies there", async (column, operator) => {
  const known = (await all("")).rows.flatMap((row) => (row[column] === null ? [] : [Number(row[column])]));
  const bound = known.sort((one, other) => one - other)[Math.floor(known.length / 2)] ?? 0;
  await expectFound(
    `${rangeParameter(column, operator)}=${bound}`,
    (row) => row[column] !== null && meetsBound[operator]?.(Number(row[column]), bound) === true,
  );
});

test("R3.7 `Your Price` is shown where this organization has one, to nobody else", async () => {
  const first = (await all("")).rows.find(({ desiredPrice }) => desiredPrice === null);
  await byline.database.pool.query(
    "INSERT INTO agreed_price (id, ends_at, organization_id, format_id, price_cents) VALUES (new_id(), now() + interval '1 day', $1, $2, 777)",
    [organization, first?.id],
  );
  expect((await paul.get(`/api/listings/${first?.id}`)).body).toMatchObject({
    desiredPrice: 777,
    numericPrice: 777,
    price: first?.price,
  });
  const eve = await byline.person("eve@advertiser.example");
  expect((await eve.get(`/api/listings/${first?.id}`)).body).toMatchObject({
    desiredPrice: null,
    numericPrice: first?.price,
  });
});

test("a row that changes is found changed at once; what is paused or a contributor's post leaves the list", async () => {
  const [row] = (await all("search=gazette-29")).rows;
  const medium = String(row?.media);
  await paul.patch(medium, { name: "Renamed Gazette", ahrefsDr: 99 });
  expect((await all("search=renamed")).rows[0]).toMatchObject({ id: row?.id, ahrefsDr: 99 });
  await paul.patch(`/api/formats/${row?.id}`, { priceCents: 123_400 });
  expect((await all("price[gte]=123400")).total).toBe(1);
  await paul.patch(`/api/formats/${row?.id}`, { formatType: "Contributor Post", contributor: true, guaranteeDays: 0 });
  expect((await all("search=renamed")).total).toBe(0);
  expect((await paul.get(`/api/formats/${row?.id}`)).body).toMatchObject({ contributor: true, version: 3 });
  await paul.patch(`/api/formats/${row?.id}`, { contributor: false });
  expect((await all("search=renamed")).total).toBe(1);
  await paul.patch(`/api/formats/${row?.id}`, { formatType: "Advertorial" });
  expect((await all("search=renamed")).total).toBe(1);
  await paul.patch(medium, { status: "paused" });
  expect((await all("search=renamed")).total).toBe(0);
});
