import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Tx } from "#platform/database/database.ts";
import { aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import type { ImportKind } from "../../import.ts";
import { importOptions } from "../../import-options.ts";
import { readMapping } from "../../mapping/mapping.ts";
import type { ImportReport } from "../../report.ts";
import { requireMetricFields } from "../../rows/metrics.ts";
import { recordImport } from "../record.ts";
import { undoAtOnce } from "../undo.ts";
import { importMedia } from "./media.ts";
import { importMetrics } from "./metrics.ts";

let byline: TestServer;
let quay: Publisher;
beforeAll(async () => {
  byline = await openTestServer();
  quay = await aPublisher(byline, "quay");
});
afterAll(() => byline?.close());

let lastImport = "";
const recorded = (kind: ImportKind, organizationId: string | null) => async (tx: Tx, report: ImportReport) => {
  const made = { kind, fileName: "readers.csv", fileBytes: 1, options: importOptions.parse({}) };
  lastImport = await recordImport(tx, { ...made, organizationId }, report);
};
const file = (...lines: string[]) => ({ open: () => Readable.from([Buffer.from([...lines, ""].join("\n"))]) });
const how = { strict: false, preview: false };

const metrics = readMapping(
  ["domain=site,readOn=day,ahrefsDr=dr,audienceCountries=audience *"],
  [],
  requireMetricFields,
);
const readOf = (lines: string[], source = "Panel") =>
  importMetrics(byline.database, {
    ...how,
    ...file("site,day,dr,audience US,audience GB", ...lines),
    mapping: metrics,
    source,
    organizationId: null,
    onWritten: recorded("metrics", null),
  });

const rows = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;
const shown = async (media = quay.media) => {
  const { body } = await quay.person.get(`/api/media/${media}`);
  return [body.audienceCountries, body.audienceSource, body.leadingCountriesIds];
};
const stateOf = ({ media }: Publisher) =>
  rows(
    `SELECT to_jsonb(metrics) AS metrics, (SELECT jsonb_agg(to_jsonb(reading) ORDER BY id) FROM audience_reading AS reading
       WHERE reading.media_project_id = metrics.media_project_id) AS readings
     FROM media_metrics AS metrics WHERE media_project_id = $1`,
    [media],
  );
const share = (country: string, percent: number) => ({ country, percent });

test("R3.6 R10.7 readers by country go in with their source and day; an earlier day leaves the newest alone", async () => {
  expect(await readOf(["quay.example,2026-03-01,,20,45.5"])).toMatchObject({ rowsCreated: 1, rowsRefused: 0 });
  const march = [[share("GB", 45.5), share("US", 20)], { source: "Panel", readOn: "2026-03-01" }, ["GB", "US"]];
  expect(await shown()).toEqual(march);
  expect(await readOf(["quay.example,2026-03-01,,20,45.5"])).toMatchObject({ rowsUnchanged: 1 });
  expect(await readOf(["quay.example,2026-01-01,,80,10"], "Survey")).toMatchObject({ rowsCreated: 1 });
  expect(await shown()).toEqual(march);
  expect(await readOf(["quay.example,2026-03-01,,50,10"])).toMatchObject({ rowsUpdated: 1 });
  expect((await shown())[0]).toEqual([share("US", 50), share("GB", 10)]);
});

test("R10.7 shares out of bounds are refused by line and country, and the others go in", async () => {
  const pier = await aPublisher(byline, "pier");
  const report = await readOf([
    "pier.example,2026-03-01,,101,",
    "pier.example,2026-03-02,,60,41",
    "pier.example,2026-03-03,,60,40",
  ]);
  expect(report).toMatchObject({ rowsRead: 3, rowsCreated: 1, rowsRefused: 2 });
  expect(report.errors).toEqual([
    { line: 2, column: "audience *", value: "US 101", message: "US: Can't be more than 100" },
    { line: 3, column: "audience *", value: "US 60; GB 41", message: "The shares can't add up to more than 100%" },
  ]);
  expect(await rows("SELECT countries FROM audience_reading WHERE media_project_id = $1", [pier.media])).toHaveLength(
    1,
  );
});

test("R10.7 an import of readers is taken back without a trace, whichever comes first", async () => {
  const dock = await aPublisher(byline, "dock");
  await dock.person.patch(`/api/media/${dock.media}`, { audienceCountries: [share("FR", 30)] });
  const declared = await stateOf(dock);
  await readOf(["dock.example,2026-03-01,,20,45"]);
  await undoAtOnce(byline.database, lastImport);
  expect(await stateOf(dock)).toEqual(declared);

  const [{ today }] = await rows("SELECT to_char(current_date, 'YYYY-MM-DD') AS today");
  await readOf([`dock.example,${today},40,20,45`]);
  expect((await shown(dock.media))[0]).toEqual([share("GB", 45), share("US", 20)]);
  expect(await undoAtOnce(byline.database, lastImport)).toMatchObject({ readingsRemoved: 2, keptCount: 0 });
  expect((await stateOf(dock))[0].readings).toEqual(declared[0].readings);
  expect(await shown(dock.media)).toEqual([[share("FR", 30)], { source: "declared", readOn: today }, ["FR"]]);
});

test("R10.7 a list of media brings its readers along, changes them, and takes them back", async () => {
  const fields = "name=name,url=site,audienceCountries=readers,mediaType:=Blog,countries:=US,languages:=en";
  const bring = (readers: string) =>
    importMedia(byline.database, {
      ...how,
      ...file("name,site,readers", `Skiff,skiff.example,${readers}`),
      mapping: readMapping([fields]),
      organizationId: quay.organization,
      by: "operator",
      duplicates: "merge",
      status: "listed",
      onWritten: recorded("media", quay.organization),
    });
  expect(await bring("US 60; GB 20")).toMatchObject({ rowsCreated: 1 });
  const first = lastImport;
  const [{ id }] = await rows("SELECT id FROM media_project WHERE domain = 'skiff.example'");
  expect(await shown(id)).toMatchObject([[share("US", 60), share("GB", 20)], { source: "import" }, ["US", "GB"]]);
  expect(await bring("GB 20; US 60")).toMatchObject({ rowsUnchanged: 1 });
  const before = await stateOf({ ...quay, media: id });
  expect(await bring("GB 70")).toMatchObject({ rowsUpdated: 1 });
  expect((await shown(id))[0]).toEqual([share("GB", 70)]);
  await undoAtOnce(byline.database, lastImport);
  expect(await stateOf({ ...quay, media: id })).toEqual(before);
  expect(await undoAtOnce(byline.database, first)).toMatchObject({ mediaRemoved: 1, keptCount: 0 });
  expect(() => readMapping([`${fields},leadingCountriesIds=lead`])).toThrow("map one of both");
});
