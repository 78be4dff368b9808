import { afterAll, expect, test } from "vitest";
import { anAdvertiser } from "../../../test/scene.ts";
import { csv, openImportScene } from "../../../test/scenes/import-scene.ts";
import { finishUndo, undoAtOnce } from "./undo.ts";

const scene = await openImportScene();
const { byline, olga, paul } = scene;
afterAll(() => byline.close());

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
