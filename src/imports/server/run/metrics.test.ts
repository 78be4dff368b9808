import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { readMapping } from "../../mapping/mapping.ts";
import { requireMetricFields } from "../../rows/metrics.ts";
import { importMetrics, type MetricsImport } from "./metrics.ts";

let byline: TestServer;
let quay: Publisher;
let pier: Publisher;
beforeAll(async () => {
  byline = await openTestServer();
  quay = await aPublisher(byline, "quay");
  pier = await aPublisher(byline, "pier");
});
afterAll(() => byline?.close());

const mapping = readMapping(["domain=site,readOn=day,ahrefsDr=dr,bounceRate=bounce"], [], requireMetricFields);
const run = (lines: string[], order: Partial<MetricsImport> = {}) =>
  importMetrics(byline.database, {
    organizationId: null,
    open: () => Readable.from([Buffer.from(["site,day,dr,bounce", ...lines, ""].join("\n"))]),
    delimiter: ",",
    mapping,
    source: "Ahrefs",
    strict: false,
    preview: false,
    ...order,
  });
const counts = ({ rowsRead, rowsCreated, rowsUpdated, rowsUnchanged, rowsRefused }: Awaited<ReturnType<typeof run>>) =>
  [rowsRead, rowsCreated, rowsUpdated, rowsUnchanged, rowsRefused].join(" ");
const rows = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;
const readings = (media: string) =>
  rows(
    `SELECT metric, value, source, to_char(read_on, 'YYYY-MM-DD') AS day FROM metric_reading
     WHERE media_project_id = $1 ORDER BY read_on, metric`,
    [media],
  );
const newest = async ({ person, media }: Publisher) => (await person.get(`/api/media/${media}`)).body;

test("R10.7 readings of several days go in as history, and the newest day's values are the medium's", async () => {
  const report = await run(["quay.example,2024-02-01,44,", "quay.example,2024-01-01,40,31.5%"]);
  expect(counts(report)).toBe("2 2 0 0 0");
  expect(await readings(quay.media)).toEqual([
    { metric: "ahrefsDr", value: 40, source: "Ahrefs", day: "2024-01-01" },
    { metric: "bounceRate", value: 31.5, source: "Ahrefs", day: "2024-01-01" },
    { metric: "ahrefsDr", value: 44, source: "Ahrefs", day: "2024-02-01" },
  ]);
  expect(await newest(quay)).toMatchObject({
    ahrefsDr: 44,
    bounceRate: 31.5,
    metricSources: [
      { metric: "ahrefsDr", source: "Ahrefs", readOn: "2024-02-01", value: 44 },
      { metric: "bounceRate", source: "Ahrefs", readOn: "2024-01-01", value: 31.5 },
    ],
  });
});

test("R10.7 the same file again changes nothing; another value of a day corrects it", async () => {
  const lines = ["pier.example,2024-03-01,50,", "pier.example,2024-04-01,55,"];
  await run(lines);
  const trace = () =>
    rows(
      "SELECT xmin FROM metric_reading UNION ALL SELECT xmin FROM media_metrics UNION ALL SELECT xmin FROM listing UNION ALL SELECT xmin FROM listing_medium",
    );
  const before = await trace();
  expect(counts(await run(lines))).toBe("2 0 0 2 0");
  expect(await trace()).toEqual(before);
  expect(counts(await run(["pier.example,2024-03-01,51,", "pier.example,2024-04-01,55,"]))).toBe("2 0 1 1 0");
  expect((await newest(pier)).ahrefsDr).toBe(55);
  expect((await readings(pier.media)).map(({ value }) => value)).toEqual([51, 55]);
});

test("R10.7 an earlier day joins the history and leaves what the publisher declared since", async () => {
  await pier.person.patch(`/api/media/${pier.media}`, { ahrefsDr: 60 });
  expect(counts(await run(["pier.example,2024-05-01,58,"]))).toBe("1 1 0 0 0");
  expect((await newest(pier)).ahrefsDr).toBe(60);
});

test("R10.7 rows that can't be used are refused by line, and a value out of bounds by its metric's name", async () => {
  const report = await run([
    "quay.example,2024-06-01,101,20",
    "quay.example,2024-06-02,40,-1",
    "nobody.example,2024-06-01,40,",
    "quay.example,2024-06-03,45,",
    "quay.example,2024-06-03,46,",
    "quay.example,2099-01-01,45,",
    "quay.example,yesterday,45,",
    "quay.example,2024-06-04,,",
  ]);
  expect(counts(report)).toBe("8 1 0 0 7");
  expect(report.errors.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, "dr", "Ahrefs DR: Can't be more than 100"],
    [3, "bounce", "Bounce rate: Can't be less than 0"],
    [4, "site", "No outlet here has this domain"],
    [6, "site", "Line 5 has this domain and day already"],
    [7, "day", "Can't be in the future"],
    [8, "day", "Check the date format"],
    [9, "", "Has no metric"],
  ]);
});

test("R10.7 a preview reports the same and writes nothing; a strict import with an error neither", async () => {
  const lines = ["quay.example,2024-07-01,47,", "nobody.example,2024-07-01,47,"];
  const before = await readings(quay.media);
  const preview = await run(lines, { preview: true });
  expect(await run(lines, { strict: true })).toEqual(preview);
  expect(await readings(quay.media)).toEqual(before);
  expect({ ...(await run(lines)), written: false }).toEqual(preview);
});

test("R10.7 with an organization only its own media are measured", async () => {
  const report = await run(["quay.example,2024-08-01,48,", "pier.example,2024-08-01,48,"], {
    organizationId: quay.organization,
  });
  expect(counts(report)).toBe("2 1 0 0 1");
  expect(report.errors).toMatchObject([{ line: 3, value: "pier.example", message: "No outlet here has this domain" }]);
});

test("a mapping of metrics names a medium, a metric, and nothing of a catalogue", () => {
  const read = (map: string) => () => readMapping([map], [], requireMetricFields);
  expect(read("ahrefsDr=dr")).toThrow("Nothing is mapped to: Domain");
  expect(read("domain=site")).toThrow("No metric is mapped");
  expect(read("domain=site,ahrefsDr=dr,price=cost")).toThrow("price: a file of metrics has");
  expect(() => readMapping(["name=a,url=b,mediaType=c,countries=d,languages=e,readOn=f"])).toThrow(
    "an import of metrics",
  );
});
