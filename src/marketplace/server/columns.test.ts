import { afterAll, beforeAll, expect, test } from "vitest";
import { metricNames } from "#media/media.ts";
import { isDeclared } from "#media/metric-sources.ts";
import { aPublisher } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { choiceFilters, columnNamed, storedColumns } from "../columns.ts";
import { sqlColumn } from "./sql-columns.ts";

let byline: TestServer;
let indexes: string[] = [];

beforeAll(async () => {
  byline = await openTestServer();
  const { rows } = await byline.database.pool.query(
    "SELECT indexdef FROM pg_indexes WHERE tablename IN ('listing', 'listing_medium')",
  );
  indexes = rows.map(({ indexdef }) => indexdef);
});
afterAll(() => byline?.close());

test.each(storedColumns.filter((name) => !columnNamed(name).isFilterOnly))(
  "R3.7 an index sorts the marketplace by %s, equal ones by the id of its owner",
  (name) => {
    const column = sqlColumn(name);
    const id = columnNamed(name).of === "medium" ? "media_project_id\\) WHERE listed" : "(price_cents, )?format_id\\)";
    const sorts = new RegExp(
      `USING btree \\((${column}|list_order\\(${column}\\)|[\\s(]*CASE\\s.*\\b${column}\\b.*END\\)*), ${id}$`,
      "s",
    );
    expect(indexes.filter((definition) => sorts.test(definition))).not.toEqual([]);
  },
);

const ofLists = choiceFilters.filter(
  ({ operators }) => !operators.some((operator) => operator === "among" || operator === "is"),
);

test.each(ofLists)("R2.12 an index finds what has a $parameter in common with the filter", ({ column }) => {
  expect(
    indexes.filter((definition) => definition.endsWith(`USING gin (${sqlColumn(column)}) WHERE listed`)),
  ).toHaveLength(1);
});

test("the triggers write every column of a row", async () => {
  const { person, media } = await aPublisher(byline, "known-by-all");
  const metrics = Object.fromEntries(metricNames.map((name) => [name, 7]));
  expect((await person.patch(`/api/media/${media}`, { ...metrics, leadingCountriesIds: ["US"] })).status).toBe(200);
  const { rows } = await byline.database.pool.query(
    "SELECT * FROM listing JOIN listing_medium USING (media_project_id) WHERE media_project_id = $1",
    [media],
  );
  const empty = Object.entries(rows[0]).filter(([, value]) => value === null);
  expect(empty).toEqual([]);
  expect(Object.keys(rows[0])).toEqual(expect.arrayContaining(storedColumns.map(sqlColumn)));
});

test("R10.9 a metric is measured while its newest reading is a service's", async () => {
  const { media } = await aPublisher(byline, "measured-by-some");
  const { pool } = byline.database;
  const read = (source: string, day: number) =>
    pool.query(
      "INSERT INTO metric_reading (media_project_id, metric, read_on, source, value) VALUES ($1, 'ahrefsDr', current_date + $2::integer, $3, 41)",
      [media, day, source],
    );
  const measured = async () =>
    (await pool.query("SELECT measured FROM listing_medium WHERE media_project_id = $1", [media])).rows[0].measured;
  for (const [day, source] of ["declared", "Ahrefs", "import", "Moz"].entries()) {
    await read(source, day);
    expect(await measured()).toEqual(isDeclared(source) ? [] : ["ahrefsDr"]);
  }
  await pool.query("DELETE FROM metric_reading WHERE media_project_id = $1 AND source = 'Moz'", [media]);
  expect(await measured()).toEqual([]);
});

test("a format that stays on the market has its own row written, whatever of it changes, and nothing of its outlet", async () => {
  const { media, formatId } = await aPublisher(byline, "changing");
  const { pool } = byline.database;
  const change = (assignment: string) => pool.query(`UPDATE format SET ${assignment} WHERE id = $1`, [formatId]);
  const read = async () =>
    (
      await pool.query(
        `SELECT to_jsonb(listing) AS row, listing.xmin AS written, listing_medium.xmin AS outlet, changed_in AS change
         FROM listing JOIN listing_medium USING (media_project_id) JOIN listing_change USING (media_project_id) WHERE format_id = $1`,
        [formatId],
      )
    ).rows[0];
  const before = await read();
  await change("ad_label = 'Ad', version = version + 1");
  expect(await read()).toEqual(before);
  for (const [column, value] of Object.entries({
    price_cents: 12_300,
    turnaround_hours: 77,
    hyperlink_kind: "Nofollow",
    hyperlinks_max: 4,
    permanence_months: 18,
    format_type: "Paid News",
  })) {
    const last = await read();
    await change(`${column} = '${value}'`);
    const now = await read();
    expect(now.row, column).toEqual({ ...last.row, [column]: value });
    expect([now.outlet, now.change === last.change], column).toEqual([before.outlet, false]);
  }
  await change("status = 'paused', price_cents = 45600");
  expect(await read()).toBeUndefined();
  await change("price_cents = 45700");
  await change("status = 'listed'");
  expect((await read()).row).toMatchObject({ media_project_id: media, price_cents: 45_700 });
});
