import { afterAll, beforeAll, expect, test } from "vitest";
import { anAdvertiser, aPublisher } from "../../../test/scene.ts";
import { csv, type ImportScene, mapping, openImportScene } from "../../../test/scenes/import-scene.ts";
import { fileKey } from "./file/stored-file.ts";
import { catalogueImportQueue, forgetImportFilesQueue } from "./jobs.ts";
import { finishUndo, undoAtOnce } from "./undo.ts";

let scene: ImportScene;
let byline: ImportScene["byline"];
let olga: ImportScene["olga"];
let paul: ImportScene["paul"];

beforeAll(async () => {
  scene = await openImportScene();
  ({ byline, olga, paul } = scene);
});
afterAll(() => byline?.close());

test("R10.7 a file is matched, previewed without a trace, imported, taken back without a trace, and imported again", async () => {
  const file = csv("Pier One,one.pier.example,First,40,90", "Pier Two,two.pier.example,,,", "Bad,,,,");
  const { body: uploaded } = { body: (await scene.send(olga, "kind=media&organization=paul Media", file)).json() };
  expect(uploaded).toMatchObject({
    state: "uploaded",
    fileName: "list.csv",
    organizationName: "paul Media",
    columns: ["name", "website", "about", "dr", "price"],
    sample: [["Pier One", "one.pier.example", "First", "40", "90"], expect.anything(), expect.anything()],
  });
  expect(uploaded.options.mapping).toMatchObject({
    name: { column: "name" },
    url: { column: "website" },
    price: { column: "price" },
  });
  const looked = await scene.previewed(olga, file);
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
  const errors = await byline.app.inject({
    url: `/api/catalogue_imports/${looked.id}/errors`,
    headers: { authorization: `Bearer ${olga.token}` },
  });
  expect(errors.body).toBe("line,column,value,message\r\n4,website,,Required\r\n");
  expect(await scene.stateOf("%pier.example")).toEqual([]);

  await olga.post(`/api/catalogue_imports/${looked.id}/run`, {});
  const done = await scene.settled(olga, looked.id);
  expect(done).toMatchObject({ state: "done", counts: looked.counts });
  expect((await olga.get("/api/listings?search=Pier One")).body["hydra:totalItems"]).toBe(1);
  const gone = await scene.undone(olga, done);
  expect(gone).toMatchObject({
    state: "undone",
    undo: { mediaRemoved: 2, formatsRemoved: 1, readingsRemoved: 1, keptCount: 0 },
  });
  expect(await byline.happenedTo(done.id)).toEqual(["preview", "previewed", "run", "finish", "undo", "undone"]);
  expect(await scene.stateOf("%pier.example")).toEqual([]);
  expect((await olga.get("/api/listings?search=Pier One")).body["hydra:totalItems"]).toBe(0);
  const again = await scene.imported(olga, file);
  expect(again).toMatchObject({ state: "done", counts: { rowsCreated: 2 } });
});

test("R10.7 what an import changed is set back exactly: medium, metrics, history, format with its version", async () => {
  await scene.imported(olga, csv("Dock,dock.example,Before,30,100"));
  const [{ id }] = await scene.rows("SELECT id FROM media_project WHERE domain = 'dock.example'");
  await scene.rows(
    "INSERT INTO metric_reading (media_project_id, metric, read_on, source, value) VALUES ($1, 'ahrefsDr', current_date - 9, 'Ahrefs', 20)",
    [id],
  );
  const before = await scene.stateOf("dock.example");
  const change = await scene.imported(olga, csv("Dock Renamed,dock.example,After,35,120"));
  expect(change.counts).toMatchObject({ rowsUpdated: 1, formatsUpdated: 1 });
  expect(await scene.stateOf("dock.example")).not.toEqual(before);
  expect((await scene.undone(olga, change)).undo).toMatchObject({
    mediaSetBack: 1,
    formatsSetBack: 1,
    readingsSetBack: 1,
    keptCount: 0,
  });
  expect(await scene.stateOf("dock.example")).toEqual(before);
});

test("R10.7 what others built on since stays whole and is named; all else goes", async () => {
  const names = ["booked", "carted", "edited", "drafted", "marked", "free"];
  const done = await scene.imported(olga, csv(...names.map((name) => `K ${name},${name}.keep.example,,10,100`)));
  const mediumOf = async (name: string) =>
    (await scene.rows("SELECT id FROM media_project WHERE domain = $1", [`${name}.keep.example`]))[0].id;
  const formatOf = async (name: string) =>
    (await scene.rows("SELECT id FROM format WHERE media_project_id = $1", [await mediumOf(name)]))[0].id;
  const ada = await anAdvertiser(byline, "ada", 100_000);
  const add = async (name: string) => ada.person.post(`/api/carts/${ada.cart}/add`, { format: await formatOf(name) });
  await add("booked");
  expect((await ada.person.post(`/api/carts/${ada.cart}/book`, {})).status).toBe(201);
  await add("carted");
  await paul.person.patch(`/api/media/${await mediumOf("edited")}`, { description: "By hand" });
  await paul.person.post("/api/formats", {
    media: await mediumOf("drafted"),
    formatType: "Advertorial",
    priceCents: 9_900,
    textMinCharacters: 1,
    status: "draft",
    textMaxCharacters: 9,
    turnaroundHours: 9,
    hyperlinksMax: 0,
    hyperlinkKind: "Without",
    imagesMax: 0,
    permanenceMonths: 1,
  });
  await ada.person.post("/api/medium_marks", {
    organization: ada.organization,
    media: await mediumOf("marked"),
    kind: "favourite",
  });

  const { undo } = await scene.undone(olga, done);
  expect(undo?.kept).toEqual([
    { domain: "booked.keep.example", reason: "booked" },
    { domain: "carted.keep.example", reason: "carted" },
    { domain: "drafted.keep.example", reason: "changed" },
    { domain: "edited.keep.example", reason: "changed" },
    { domain: "marked.keep.example", reason: "used" },
  ]);
  expect(undo).toMatchObject({ mediaRemoved: 1, formatsRemoved: 1, readingsRemoved: 1, keptCount: 5 });
  const kept = await scene.stateOf("%.keep.example");
  expect(kept.map(({ metrics, formats }) => [metrics.ahrefs_dr, formats.length])).toEqual([
    [10, 1],
    [10, 1],
    [10, 2],
    [10, 1],
    [10, 1],
  ]);
});

test("R10.7 a changed price stays once somebody booked it", async () => {
  await scene.imported(olga, csv("Slip,slip.example,,,100"));
  const change = await scene.imported(olga, csv("Slip,slip.example,New words,,150"));
  const [{ id }] = await scene.rows(
    "SELECT format.id FROM format JOIN media_project AS media ON media.id = media_project_id WHERE domain = 'slip.example'",
  );
  const eve = await anAdvertiser(byline, "eve", 0);
  await eve.person.post(`/api/carts/${eve.cart}/add`, { format: id });
  expect((await scene.undone(olga, change)).undo).toMatchObject({
    mediaSetBack: 1,
    formatsSetBack: 0,
    kept: [{ domain: "slip.example", reason: "carted" }],
  });
  expect((await scene.rows("SELECT price_cents FROM format WHERE id = $1", [id]))[0].price_cents).toBe(15_000);
});

test("R10.7 readings go in and out; the newest value is the one that remains, from the last import to the first", async () => {
  const metrics = (source: string) => ({
    mapping: { domain: { column: "domain" }, audience: { column: "visits" }, readOn: { column: "date" } },
    source,
  });
  const read = (day: string, visits: number, source: string) =>
    scene.imported(olga, `domain,visits,date\npaul.example,${visits},${day}\n`, "kind=metrics", metrics(source));
  const first = await read("2026-01-01", 100, "First");
  const second = await read("2026-02-01", 200, "Second");
  const third = await read("2026-03-01", 300, "Third");
  expect([first, second, third].map(({ state }) => state)).toEqual(["done", "done", "done"]);
  const newest = async () =>
    (await scene.rows("SELECT audience FROM media_metrics WHERE media_project_id = $1", [paul.media]))[0].audience;
  expect(await newest()).toBe(300);
  await scene.undone(olga, third);
  expect(await newest()).toBe(200);
  await scene.undone(olga, second);
  expect(await newest()).toBe(100);
  await scene.undone(olga, first);
  expect(await newest()).toBe(null);
  const wrong = await read("2026-04-01", 400, "Fourth");
  const corrected = await read("2026-04-01", 40, "Fourth");
  await scene.undone(olga, corrected);
  expect(await newest()).toBe(400);
  await scene.undone(olga, wrong);
  expect(await newest()).toBe(null);
  expect(await scene.rows("SELECT FROM metric_reading WHERE media_project_id = $1", [paul.media])).toEqual([]);
});

test("R10.7 undone twice at once, and beside another import, an import is taken back once", async () => {
  const done = await scene.imported(olga, csv("Twice,twice.example,,5,80"));
  await byline.database.pool.query("UPDATE catalogue_import SET state = 'undoing' WHERE id = $1", [done.id]);
  const [, , other] = await Promise.all([
    finishUndo(byline.database, done.id),
    undoAtOnce(byline.database, done.id),
    scene.imported(olga, csv("Beside,beside.example,,,")),
  ]);
  expect(await scene.stateOf("twice.example")).toEqual([]);
  expect([other.state, other.counts?.rowsCreated]).toEqual(["done", 1]);
  expect(await undoAtOnce(byline.database, done.id)).toMatchObject({ mediaRemoved: 1 });
  expect((await olga.post(`/api/catalogue_imports/${done.id}/undo`, {})).body.state).toBe("undone");
  expect((await olga.post(`/api/catalogue_imports/${done.id}/run`, {})).status).toBe(409);
});

test("R1.10 what a publisher brings is reviewed as Byline does, and its metrics are declared", async () => {
  await scene.rows("UPDATE operator_setting SET automatic_review = false");
  const done = await scene.imported(paul.person, csv("Own,own-paul.example,,7,60"));
  await scene.rows("UPDATE operator_setting SET automatic_review = true");
  expect(done.state).toBe("done");
  const [own] = await scene.stateOf("own-paul.example");
  expect([own.media.status, own.formats[0].status, own.readings[0].source, own.listings]).toEqual([
    "in_review",
    "in_review",
    "declared",
    null,
  ]);
  expect(
    (await scene.rows("SELECT verb FROM event WHERE subject_id = $1", [own.media.id])).map(({ verb }) => verb),
  ).toEqual(["submit"]);
  expect((await scene.undone(paul.person, done)).undo).toMatchObject({ mediaRemoved: 1, keptCount: 0 });
});

test("R6.4 an import is its organization's and the operators' alone", async () => {
  const eve = await aPublisher(byline, "evelyn");
  const { id } = await scene.previewed(paul.person, csv("Mine,mine.example,,,"));
  for (const path of ["", "/errors"])
    expect((await eve.person.get(`/api/catalogue_imports/${id}${path}`)).status).toBe(404);
  for (const action of ["preview", "run", "undo"])
    expect((await eve.person.post(`/api/catalogue_imports/${id}/${action}`, {})).status).toBe(404);
  expect((await scene.send(eve.person, `kind=media&organization=${paul.organization}`, csv())).statusCode).toBe(404);
  expect((await scene.send(eve.person, "kind=media&organization=paul Media", csv())).statusCode).toBe(404);
  expect((await scene.send(eve.person, "kind=metrics", csv())).statusCode).toBe(403);
  expect((await scene.send({ ...eve.person, token: "" }, "kind=metrics", csv())).statusCode).toBe(401);
  expect((await eve.person.get("/api/catalogue_imports")).body["hydra:totalItems"]).toBe(0);
});

test("what can't be taken in is refused at once, in a sentence", async () => {
  const ofNobody = await scene.send(olga, "kind=formats", "domain,format,price\na.example,Paid News,90\n");
  expect([ofNobody.statusCode, ofNobody.json().violations[0].propertyPath]).toEqual([422, "organization"]);
  const query = `kind=media&organization=${paul.organization}`;
  const refusal = async (file: Buffer | string, asked = query) => {
    const answer = await scene.send(paul.person, asked, file);
    return `${answer.statusCode} ${answer.json()["hydra:description"]}`;
  };
  expect(await refusal("")).toContain("422 file: The file is empty.");
  expect(await refusal(Buffer.from("504b030414000600", "hex"))).toContain("422 file: This is an Excel file");
  expect(await refusal("A,https://a.example/\n")).toContain("422 file: The first line holds");
  expect(await refusal("x".repeat(1_000_500))).toMatch(/^413 A file may have 1 MB at most/);
  expect(await refusal("x".repeat(1_200_000))).toMatch(/^413 A file may have 1 MB at most/);
  expect(await refusal(csv(), "kind=pictures")).toContain("400");
  expect((await scene.send(olga, "kind=media&organization=Nobody", csv())).json()["hydra:description"]).toContain(
    'There is no organization "Nobody"',
  );
});

test("a job that runs twice at once imports once", async () => {
  const { id } = await scene.previewed(olga, csv("Once,once.example,,5,70"));
  await scene.rows("UPDATE catalogue_import SET state = 'running' WHERE id = $1", [id]);
  const queue = catalogueImportQueue(scene.store);
  await Promise.all([1, 2].map(() => queue.handle(byline.database, { importId: id }, scene.log)));
  expect(await scene.settled(olga, id)).toMatchObject({ state: "done", counts: { rowsCreated: 1 } });
  expect((await scene.undone(olga, { id })).undo).toMatchObject({
    mediaRemoved: 1,
    formatsRemoved: 1,
    readingsRemoved: 1,
  });
});

test("files are forgotten after a month, and with them what was never imported", async () => {
  const done = await scene.imported(olga, csv("Kept,kept.example,,,"));
  const waiting = await scene.previewed(olga, csv("Never,never.example,,,"));
  const ids = [done.id, waiting.id];
  await scene.rows("UPDATE catalogue_import SET created_at = now() - interval '31 days' WHERE id = ANY ($1)", [ids]);
  await forgetImportFilesQueue(scene.store).handle(byline.database, {}, scene.log);
  expect(await Promise.all(ids.map((id) => scene.store.exists(fileKey(id))))).toEqual([false, false]);
  expect((await olga.get(`/api/catalogue_imports/${waiting.id}`)).status).toBe(404);
  expect((await olga.get(`/api/catalogue_imports/${done.id}`)).body).toMatchObject({ state: "done", fileKept: false });
  await scene.undone(olga, done);
  expect((await olga.post(`/api/catalogue_imports/${done.id}/preview`, { mapping })).status).toBe(409);
});

test("the files that a person uploads in a day are bounded", async () => {
  const busy = await aPublisher(byline, "busy");
  await scene.rows(
    `INSERT INTO catalogue_import (id, organization_id, created_by, by_operator, kind, file_name, file_bytes, file_kept, state, options)
     SELECT gen_random_uuid(), $1, $2, false, 'media', 'a.csv', 1, true, 'uploaded', '{}' FROM generate_series(1, 49)`,
    [busy.organization, busy.person.id],
  );
  const upload = async () =>
    (await scene.send(busy.person, `kind=media&organization=${busy.organization}`, csv("A,busy-a.example,,,")))
      .statusCode;
  expect([await upload(), await upload()]).toEqual([201, 429]);
});

test("a fault behind the file's beginning ends in a report, and the file can be read again", async () => {
  const cafe = Buffer.from(
    csv(...Array.from({ length: 3 }, (_, at) => `Row ${at},row-${at}.cafe.example,,,`), "Café,last.cafe.example,,,"),
    "latin1",
  );
  const uploaded = (await scene.send(paul.person, `kind=media&organization=${paul.organization}`, cafe)).json();
  expect(uploaded.options.encoding).toBe("windows-1252");
  const look = async (ways: object) => {
    await paul.person.post(`/api/catalogue_imports/${uploaded.id}/preview`, ways);
    return scene.settled(paul.person, uploaded.id);
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

test("the audit tells who imported what and who took it back", async () => {
  const done = await scene.imported(olga, csv("Audited,audited.example,,,"));
  await scene.undone(olga, done);
  const { body } = await olga.get("/api/audit_events?kind=import&itemsPerPage=2");
  expect(body["hydra:member"].map(({ act, subject }: { act: string; subject: string }) => [act, subject])).toEqual([
    ["removed", "list.csv"],
    ["created", "list.csv"],
  ]);
  expect(body["hydra:member"][1].changes).toEqual([
    { field: "organization", before: null, after: "paul Media" },
    { field: "rowsCreated", before: null, after: 1 },
    { field: "rowsUpdated", before: null, after: 0 },
  ]);
});

test("a file without a good row can't be imported", async () => {
  const looked = await scene.previewed(olga, csv("Bad,,,,"));
  const answer = await olga.post(`/api/catalogue_imports/${looked.id}/run`, {});
  expect([answer.status, answer.body.code]).toEqual([409, "nothing_to_import"]);
});
