import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openFileStore } from "#platform/files/store.ts";
import { openTestHouse, type Person, type TestHouse } from "../../../../test/house.ts";
import { anAdvertiser, aPublisher, type Publisher } from "../../../../test/scene.ts";
import type { CatalogueImport } from "../../contract-imports.ts";
import { fileKey } from "./files-imports.ts";
import { catalogueImportQueue, forgetImportFilesQueue } from "./jobs-imports.ts";
import { finishUndo, undoAtOnce } from "./undo-import.ts";

let house: TestHouse;
let olga: Person;
let paul: Publisher;

beforeAll(async () => {
  house = await openTestHouse({ work: true, env: { IMPORT_MEGABYTES_MAX: "1" } });
  olga = await house.person("olga@house.example");
  await olga.get(`/api/client_users/${olga.id}`);
  await house.database.pool.query("UPDATE client_user SET operator = true WHERE id = $1", [olga.id]);
  paul = await aPublisher(house, "paul");
});
afterAll(() => house?.close());

const rows = async (text: string, values: unknown[] = []) => (await house.database.pool.query(text, values)).rows;

function send(person: Person, query: string, file: Buffer | string, name = "list.csv") {
  const line = "a-line-between";
  const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  return house.app.inject({
    method: "POST",
    url: `/api/catalogue_imports/upload?${query}`,
    headers: { "content-type": `multipart/form-data; boundary=${line}`, authorization: `Bearer ${person.token}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${line}--\r\n`)]),
  });
}

const fixed = (text: string) => ({ fixed: text });
const mapping = {
  ...{
    name: { column: "name" },
    url: { column: "website" },
    description: { column: "about" },
    ahrefsDr: { column: "dr" },
  },
  ...{ mediaType: fixed("News Media"), countries: fixed("US"), languages: fixed("en") },
  ...{ formatType: fixed("Press Release"), price: { column: "price" }, turnaroundHours: fixed("48") },
  ...{ textMinCharacters: fixed("10"), textMaxCharacters: fixed("2000"), hyperlinksMax: fixed("2") },
  ...{ hyperlinkKind: fixed("Dofollow"), imagesMax: fixed("1"), permanenceMonths: fixed("12") },
};
const csv = (...lines: string[]) => ["name,website,about,dr,price", ...lines, ""].join("\n");

/** Waits for the job that works on the import. */
async function settled(person: Person, id: string): Promise<CatalogueImport> {
  for (;;) {
    const { body } = await person.get(`/api/catalogue_imports/${id}`);
    if (!["previewing", "running", "undoing"].includes(body.state)) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function previewed(
  person: Person,
  file: string,
  query = `kind=media&organization=${paul.organization}`,
  ways: object = { mapping },
) {
  const uploaded = await send(person, query, file);
  expect(uploaded.statusCode, uploaded.body).toBe(201);
  const { id } = uploaded.json();
  const asked = await person.post(`/api/catalogue_imports/${id}/preview`, ways);
  expect(asked.status, JSON.stringify(asked.body)).toBe(200);
  return settled(person, id);
}

async function imported(person: Person, ...how: [string, string?, object?]): Promise<CatalogueImport> {
  const { id } = await previewed(person, ...how);
  await person.post(`/api/catalogue_imports/${id}/run`, {});
  return settled(person, id);
}

async function undone(person: Person, { id }: { id: string }): Promise<CatalogueImport> {
  expect((await person.post(`/api/catalogue_imports/${id}/undo`, {})).status).toBe(200);
  return settled(person, id);
}

/** All that imports may write of these domains, as it is. */
const stateOf = (pattern: string) =>
  rows(
    `SELECT to_jsonb(media) - 'updated_at' AS media, to_jsonb(metrics) AS metrics,
       (SELECT jsonb_agg(to_jsonb(format) - 'updated_at' ORDER BY format.id) FROM format WHERE media_project_id = media.id) AS formats,
       (SELECT jsonb_agg(to_jsonb(reading) ORDER BY reading.id) FROM metric_reading AS reading WHERE media_project_id = media.id) AS readings,
       (SELECT jsonb_agg(to_jsonb(reading) ORDER BY reading.id) FROM audience_reading AS reading WHERE media_project_id = media.id) AS audience,
       (SELECT jsonb_agg(to_jsonb(listing) ORDER BY format_id) FROM listing WHERE listing.media_project_id = media.id) AS listings
     FROM media_project AS media LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
     WHERE domain LIKE $1 ORDER BY domain`,
    [pattern],
  );

test("R10.7 a file is matched, previewed without a trace, imported, taken back without a trace, and imported again", async () => {
  const file = csv("Pier One,one.pier.example,First,40,90", "Pier Two,two.pier.example,,,", "Bad,,,,");
  const { body: uploaded } = { body: (await send(olga, "kind=media&organization=paul Media", file)).json() };
  expect(uploaded).toMatchObject({
    ...{
      state: "uploaded",
      fileName: "list.csv",
      organizationName: "paul Media",
      columns: ["name", "website", "about", "dr", "price"],
    },
    sample: [["Pier One", "one.pier.example", "First", "40", "90"], expect.anything(), expect.anything()],
  });
  expect(uploaded.options.mapping).toMatchObject({
    name: { column: "name" },
    url: { column: "website" },
    price: { column: "price" },
  });
  const looked = await previewed(olga, file);
  expect(looked).toMatchObject({
    state: "previewed",
    problem: null,
    counts: { rowsRead: 3, rowsCreated: 2, rowsRefused: 1, formatsCreated: 1 },
  });
  expect(looked.findings?.rows[0]).toMatchObject({
    line: 2,
    domain: "one.pier.example",
    outcome: "created",
    fields: { priceCents: 9_000 },
  });
  expect(looked.findings?.errors).toEqual([{ line: 4, column: "website", value: "", message: "Required" }]);
  const errors = await house.app.inject({
    url: `/api/catalogue_imports/${looked.id}/errors`,
    headers: { authorization: `Bearer ${olga.token}` },
  });
  expect(errors.body).toBe("line,column,value,message\r\n4,website,,Required\r\n");
  expect(await stateOf("%pier.example")).toEqual([]);

  await olga.post(`/api/catalogue_imports/${looked.id}/run`, {});
  const done = await settled(olga, looked.id);
  expect(done).toMatchObject({ state: "done", counts: looked.counts });
  expect((await olga.get("/api/listings?search=Pier One")).body["hydra:totalItems"]).toBe(1);
  const gone = await undone(olga, done);
  expect(gone).toMatchObject({
    state: "undone",
    undo: { mediaRemoved: 2, formatsRemoved: 1, readingsRemoved: 1, keptCount: 0 },
  });
  expect(await stateOf("%pier.example")).toEqual([]);
  expect((await olga.get("/api/listings?search=Pier One")).body["hydra:totalItems"]).toBe(0);
  const again = await imported(olga, file);
  expect(again).toMatchObject({ state: "done", counts: { rowsCreated: 2 } });
});

test("R10.7 what an import changed is set back exactly: medium, metrics, history, format with its version", async () => {
  await imported(olga, csv("Dock,dock.example,Before,30,100"));
  const [{ id }] = await rows("SELECT id FROM media_project WHERE domain = 'dock.example'");
  await rows(
    "INSERT INTO metric_reading (media_project_id, metric, read_on, source, value) VALUES ($1, 'ahrefsDr', current_date - 9, 'Ahrefs', 20)",
    [id],
  );
  const before = await stateOf("dock.example");
  const change = await imported(olga, csv("Dock Renamed,dock.example,After,35,120"));
  expect(change.counts).toMatchObject({ rowsUpdated: 1, formatsUpdated: 1 });
  expect(await stateOf("dock.example")).not.toEqual(before);
  expect((await undone(olga, change)).undo).toMatchObject({
    mediaSetBack: 1,
    formatsSetBack: 1,
    readingsSetBack: 1,
    keptCount: 0,
  });
  expect(await stateOf("dock.example")).toEqual(before);
});

test("R10.7 what others built on since stays whole and is named; all else goes", async () => {
  const names = ["booked", "carted", "edited", "drafted", "marked", "again", "free"];
  const done = await imported(olga, csv(...names.map((name) => `K ${name},${name}.keep.example,,10,100`)));
  const mediumOf = async (name: string) =>
    (await rows("SELECT id FROM media_project WHERE domain = $1", [`${name}.keep.example`]))[0].id;
  const formatOf = async (name: string) =>
    (await rows("SELECT id FROM format WHERE media_project_id = $1", [await mediumOf(name)]))[0].id;
  const ada = await anAdvertiser(house, "ada", 100_000);
  const add = async (name: string) => ada.person.post(`/api/carts/${ada.cart}/add`, { format: await formatOf(name) });
  await add("booked");
  expect((await ada.person.post(`/api/carts/${ada.cart}/book`, {})).status).toBe(201);
  await add("carted");
  await paul.person.patch(`/api/media/${await mediumOf("edited")}`, { description: "By hand" });
  await paul.person.post("/api/formats", {
    ...{
      media: await mediumOf("drafted"),
      formatType: "Advertorial",
      priceCents: 9_900,
      textMinCharacters: 1,
      status: "draft",
    },
    ...{
      textMaxCharacters: 9,
      turnaroundHours: 9,
      hyperlinksMax: 0,
      hyperlinkKind: "Without",
      imagesMax: 0,
      permanenceMonths: 1,
    },
  });
  await ada.person.post("/api/medium_marks", {
    organization: ada.organization,
    media: await mediumOf("marked"),
    kind: "favourite",
  });
  const later = await imported(olga, csv("K Again,again.keep.example,Later,,"));

  const { undo } = await undone(olga, done);
  expect(undo?.kept).toEqual([
    { domain: "again.keep.example", reason: "imported" },
    { domain: "booked.keep.example", reason: "booked" },
    { domain: "carted.keep.example", reason: "carted" },
    { domain: "drafted.keep.example", reason: "changed" },
    { domain: "edited.keep.example", reason: "changed" },
    { domain: "marked.keep.example", reason: "used" },
  ]);
  expect(undo).toMatchObject({ mediaRemoved: 1, formatsRemoved: 1, readingsRemoved: 1, keptCount: 6 });
  const kept = await stateOf("%.keep.example");
  expect(kept.map(({ metrics, formats }) => [metrics.ahrefs_dr, formats.length])).toEqual([
    [10, 1],
    [10, 1],
    [10, 1],
    [10, 2],
    [10, 1],
    [10, 1],
  ]);
  expect((await undone(olga, later)).undo).toMatchObject({ mediaSetBack: 1, keptCount: 0 });
});

test("R10.7 a changed price stays once somebody booked it", async () => {
  await imported(olga, csv("Slip,slip.example,,,100"));
  const change = await imported(olga, csv("Slip,slip.example,New words,,150"));
  const [{ id }] = await rows(
    "SELECT format.id FROM format JOIN media_project AS media ON media.id = media_project_id WHERE domain = 'slip.example'",
  );
  const eve = await anAdvertiser(house, "eve", 0);
  await eve.person.post(`/api/carts/${eve.cart}/add`, { format: id });
  expect((await undone(olga, change)).undo).toMatchObject({
    mediaSetBack: 1,
    formatsSetBack: 0,
    kept: [{ domain: "slip.example", reason: "carted" }],
  });
  expect((await rows("SELECT price_cents FROM format WHERE id = $1", [id]))[0].price_cents).toBe(15_000);
});

test("R10.7 readings go in and out; the newest value is the one that remains, whichever import is taken back first", async () => {
  const metrics = (source: string) => ({
    mapping: { domain: { column: "domain" }, audience: { column: "visits" }, readOn: { column: "date" } },
    source,
  });
  const read = (day: string, visits: number, source: string) =>
    imported(olga, `domain,visits,date\npaul.example,${visits},${day}\n`, "kind=metrics", metrics(source));
  const first = await read("2026-01-01", 100, "First");
  const second = await read("2026-02-01", 200, "Second");
  const third = await read("2026-03-01", 300, "Third");
  expect([first, second, third].map(({ state }) => state)).toEqual(["done", "done", "done"]);
  const newest = async () =>
    (await rows("SELECT audience FROM media_metrics WHERE media_project_id = $1", [paul.media]))[0].audience;
  expect(await newest()).toBe(300);
  await undone(olga, second);
  expect(await newest()).toBe(300);
  await undone(olga, third);
  expect(await newest()).toBe(100);
  await undone(olga, first);
  expect(await newest()).toBe(null);
  const wrong = await read("2026-04-01", 400, "Fourth");
  const corrected = await read("2026-04-01", 40, "Fourth");
  await undone(olga, wrong);
  expect(await newest()).toBe(40);
  await undone(olga, corrected);
  expect(await newest()).toBe(null);
  expect(await rows("SELECT FROM metric_reading WHERE media_project_id = $1", [paul.media])).toEqual([]);
});

const overEachOther = {
  "each with something else": ["One,30,120", "Two,35,130", "Three,40,140"],
  "the second with what there was": ["One,30,120", "Before,20,100", "Three,40,140"],
  "the third with what the first said": ["One,30,120", "Two,35,130", "One,30,120"],
  "each with a part": ["One,30,", ",35,130", "Three,,140"],
};
const olderFirst = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
];
const undoings = Object.entries(overEachOther).flatMap(([name, lines], file) =>
  olderFirst.map((order) => ({ name, lines, order, domain: `over${file}${order.join("")}.example` })),
);

test.each(undoings)(
  "R10.7 of three imports, $name, nothing is left after undoing them in the order $order",
  async ({ domain, lines, order }) => {
    await imported(olga, csv(`Over,${domain},Before,20,100`));
    const before = await stateOf(domain);
    const made = [];
    for (const line of lines) made.push(await imported(olga, csv(`Over,${domain},${line}`)));
    expect(await stateOf(domain)).not.toEqual(before);
    for (const place of order) await undone(olga, made[place] as CatalogueImport);
    expect(await stateOf(domain)).toEqual(before);
  },
);

test("R10.7 of two imports the later one is the one that writes last, whichever began first", async () => {
  await imported(olga, csv("Clock,clock.example,Before,20,100"));
  const before = await stateOf("clock.example");
  const long = await previewed(olga, csv("Clock,clock.example,Long,30,200"));
  const short = await previewed(olga, csv("Clock,clock.example,Short,40,300"));
  const begun = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const getStream = store.getStream.bind(store);
  vi.spyOn(store, "getStream").mockImplementationOnce(async (key) => {
    begun.resolve();
    await read.promise;
    return getStream(key);
  });
  await rows("UPDATE catalogue_import SET state = 'running' WHERE id = $1", [long.id]);
  const reading = catalogueImportQueue(store).handle(house.database, { importId: long.id }, log);
  await begun.promise;
  await olga.post(`/api/catalogue_imports/${short.id}/run`, {});
  expect((await settled(olga, short.id)).state).toBe("done");
  read.resolve();
  await reading;
  expect((await undone(olga, short)).undo?.kept).toEqual([{ domain: "clock.example", reason: "imported" }]);
  await undone(olga, long);
  expect(await stateOf("clock.example")).toEqual(before);
});

test("R10.7 a price that a publisher changes while a file comes in is what the import's undoing sets back to", async () => {
  await imported(olga, csv("Racy,racy.example,,,100"));
  const { id } = await previewed(olga, csv("Racy,racy.example,,,300"));
  const ofRacy = "WHERE media_project_id = (SELECT id FROM media_project WHERE domain = 'racy.example')";
  const terms = `SELECT price_cents, version FROM format ${ofRacy}`;
  await house.database.transaction(async (tx) => {
    await tx.$client.query(`UPDATE format SET price_cents = 20000, version = version + 1 ${ofRacy}`);
    await olga.post(`/api/catalogue_imports/${id}/run`, {});
    await vi.waitFor(async () => {
      const [{ waiting }] = await rows("SELECT count(*)::integer AS waiting FROM pg_locks WHERE NOT granted");
      expect(waiting).toBeGreaterThan(0);
    }, 10_000);
  });
  const done = await settled(olga, id);
  expect(await rows(terms)).toEqual([{ price_cents: 30_000, version: 3 }]);
  await undone(olga, done);
  expect(await rows(terms)).toEqual([{ price_cents: 20_000, version: 2 }]);
});

test("R10.7 undone twice at once, and beside another import, an import is taken back once", async () => {
  const done = await imported(olga, csv("Twice,twice.example,,5,80"));
  await house.database.pool.query("UPDATE catalogue_import SET state = 'undoing' WHERE id = $1", [done.id]);
  const [, , other] = await Promise.all([
    finishUndo(house.database, done.id),
    undoAtOnce(house.database, done.id),
    imported(olga, csv("Beside,beside.example,,,")),
  ]);
  expect(await stateOf("twice.example")).toEqual([]);
  expect([other.state, other.counts?.rowsCreated]).toEqual(["done", 1]);
  expect(await undoAtOnce(house.database, done.id)).toMatchObject({ mediaRemoved: 1 });
  expect((await olga.post(`/api/catalogue_imports/${done.id}/undo`, {})).body.state).toBe("undone");
  expect((await olga.post(`/api/catalogue_imports/${done.id}/run`, {})).status).toBe(409);
});

test("R1.10 what a publisher brings is reviewed as the house does, and its metrics are declared", async () => {
  await rows("UPDATE house_setting SET automatic_review = false");
  const done = await imported(paul.person, csv("Own,own-paul.example,,7,60"));
  await rows("UPDATE house_setting SET automatic_review = true");
  expect(done.state).toBe("done");
  const [own] = await stateOf("own-paul.example");
  expect([own.media.status, own.formats[0].status, own.readings[0].source, own.listings]).toEqual([
    "in_review",
    "in_review",
    "declared",
    null,
  ]);
  expect(
    (await rows("SELECT move FROM media_event WHERE media_project_id = $1", [own.media.id])).map(({ move }) => move),
  ).toEqual(["submit"]);
  expect((await undone(paul.person, done)).undo).toMatchObject({ mediaRemoved: 1, keptCount: 0 });
});

test("R6.4 an import is its organization's and the operators' alone", async () => {
  const eve = await aPublisher(house, "evelyn");
  const { id } = await previewed(paul.person, csv("Mine,mine.example,,,"));
  for (const path of ["", "/errors"])
    expect((await eve.person.get(`/api/catalogue_imports/${id}${path}`)).status).toBe(404);
  for (const action of ["preview", "run", "undo"])
    expect((await eve.person.post(`/api/catalogue_imports/${id}/${action}`, {})).status).toBe(404);
  expect((await send(eve.person, `kind=media&organization=${paul.organization}`, csv())).statusCode).toBe(404);
  expect((await send(eve.person, "kind=media&organization=paul Media", csv())).statusCode).toBe(404);
  expect((await send(eve.person, "kind=metrics", csv())).statusCode).toBe(403);
  expect((await send({ ...eve.person, token: "" }, "kind=metrics", csv())).statusCode).toBe(401);
  expect((await eve.person.get("/api/catalogue_imports")).body["hydra:totalItems"]).toBe(0);
});

test("what can't be taken in is refused at once, in a sentence", async () => {
  const ofNobody = await send(olga, "kind=formats", "domain,format,price\na.example,Paid News,90\n");
  expect([ofNobody.statusCode, ofNobody.json().violations[0].propertyPath]).toEqual([422, "organization"]);
  const query = `kind=media&organization=${paul.organization}`;
  const refusal = async (file: Buffer | string, asked = query) => {
    const answer = await send(paul.person, asked, file);
    return `${answer.statusCode} ${answer.json()["hydra:description"]}`;
  };
  expect(await refusal("")).toContain("422 file: The file is empty.");
  expect(await refusal(Buffer.from("504b030414000600", "hex"))).toContain("422 file: This is an Excel file");
  expect(await refusal("A,https://a.example/\n")).toContain("422 file: The first line holds");
  expect(await refusal("x".repeat(1_000_500))).toMatch(/^413 A file may have 1 MB at most/);
  expect(await refusal("x".repeat(1_200_000))).toMatch(/^413 A file may have 1 MB at most/);
  expect(await refusal(csv(), "kind=pictures")).toContain("400");
  expect((await send(olga, "kind=media&organization=Nobody", csv())).json()["hydra:description"]).toContain(
    'There is no organization "Nobody"',
  );
});

const store = openFileStore(`/tmp/byline-test-files-${process.pid}`);
const log = pino({ level: "silent" });

test("a job that runs twice at once imports once", async () => {
  const { id } = await previewed(olga, csv("Once,once.example,,5,70"));
  await rows("UPDATE catalogue_import SET state = 'running' WHERE id = $1", [id]);
  const queue = catalogueImportQueue(store);
  await Promise.all([1, 2].map(() => queue.handle(house.database, { importId: id }, log)));
  expect(await settled(olga, id)).toMatchObject({ state: "done", counts: { rowsCreated: 1 } });
  expect((await undone(olga, { id })).undo).toMatchObject({ mediaRemoved: 1, formatsRemoved: 1, readingsRemoved: 1 });
});

test("files are forgotten after a month, and with them what was never imported", async () => {
  const done = await imported(olga, csv("Kept,kept.example,,,"));
  const waiting = await previewed(olga, csv("Never,never.example,,,"));
  const ids = [done.id, waiting.id];
  await rows("UPDATE catalogue_import SET created_at = now() - interval '31 days' WHERE id = ANY ($1)", [ids]);
  await forgetImportFilesQueue(store).handle(house.database, {}, log);
  expect(await Promise.all(ids.map((id) => store.exists(fileKey(id))))).toEqual([false, false]);
  expect((await olga.get(`/api/catalogue_imports/${waiting.id}`)).status).toBe(404);
  expect((await olga.get(`/api/catalogue_imports/${done.id}`)).body).toMatchObject({ state: "done", fileKept: false });
  await undone(olga, done);
  expect((await olga.post(`/api/catalogue_imports/${done.id}/preview`, { mapping })).status).toBe(409);
});

test("the files that a person uploads in a day are bounded", async () => {
  const busy = await aPublisher(house, "busy");
  await rows(
    `INSERT INTO catalogue_import (id, organization_id, created_by, by_operator, kind, file_name, file_bytes, file_kept, state, options)
     SELECT gen_random_uuid(), $1, $2, false, 'media', 'a.csv', 1, true, 'uploaded', '{}' FROM generate_series(1, 49)`,
    [busy.organization, busy.person.id],
  );
  const upload = async () =>
    (await send(busy.person, `kind=media&organization=${busy.organization}`, csv("A,busy-a.example,,,"))).statusCode;
  expect([await upload(), await upload()]).toEqual([201, 429]);
});

test("a fault behind the file's beginning ends in a report, and the file can be read again", async () => {
  const cafe = Buffer.from(
    csv(...Array.from({ length: 3 }, (_, at) => `Row ${at},row-${at}.cafe.example,,,`), "Café,last.cafe.example,,,"),
    "latin1",
  );
  const uploaded = (await send(paul.person, `kind=media&organization=${paul.organization}`, cafe)).json();
  expect(uploaded.options.encoding).toBe("windows-1252");
  const look = async (ways: object) => {
    await paul.person.post(`/api/catalogue_imports/${uploaded.id}/preview`, ways);
    return settled(paul.person, uploaded.id);
  };
  expect(await look({ mapping, encoding: "utf-8" })).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("Line 5 is not UTF-8 text"),
  });
  expect(await look({ mapping, encoding: "windows-1252" })).toMatchObject({
    state: "previewed",
    problem: null,
    counts: { rowsCreated: 4 },
  });
  expect(await look({ mapping: { ...mapping, name: { column: "title" } }, encoding: "windows-1252" })).toMatchObject({
    state: "failed",
    problem: expect.stringContaining('no column "title"'),
  });
  const unmapped = await paul.person.post(`/api/catalogue_imports/${uploaded.id}/preview`, {
    mapping: { name: { column: "name" } },
  });
  expect([unmapped.status, unmapped.body["hydra:description"]]).toEqual([
    422,
    expect.stringContaining("Nothing is mapped to: Media type"),
  ]);
});
