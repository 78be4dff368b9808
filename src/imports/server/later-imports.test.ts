import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { csv, type ImportScene, openImportScene } from "../../../test/import-scene.ts";
import type { CatalogueImport } from "../contract.ts";
import { catalogueImportQueue } from "./jobs.ts";

let scene: ImportScene;
let byline: ImportScene["byline"];
let olga: ImportScene["olga"];

beforeAll(async () => {
  scene = await openImportScene();
  ({ byline, olga } = scene);
});
afterAll(() => byline?.close());

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
    await scene.imported(olga, csv(`Over,${domain},Before,20,100`));
    const before = await scene.stateOf(domain);
    const made = [];
    for (const line of lines) made.push(await scene.imported(olga, csv(`Over,${domain},${line}`)));
    expect(await scene.stateOf(domain)).not.toEqual(before);
    for (const place of order) await scene.undone(olga, made[place] as CatalogueImport);
    expect(await scene.stateOf(domain)).toEqual(before);
  },
);

test("R10.7 of two imports the later one is the one that writes last, whichever began first", async () => {
  await scene.imported(olga, csv("Clock,clock.example,Before,20,100"));
  const before = await scene.stateOf("clock.example");
  const long = await scene.previewed(olga, csv("Clock,clock.example,Long,30,200"));
  const short = await scene.previewed(olga, csv("Clock,clock.example,Short,40,300"));
  const begun = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const getStream = scene.store.getStream.bind(scene.store);
  vi.spyOn(scene.store, "getStream").mockImplementationOnce(async (key) => {
    begun.resolve();
    await read.promise;
    return getStream(key);
  });
  await scene.rows("UPDATE catalogue_import SET state = 'running' WHERE id = $1", [long.id]);
  const reading = catalogueImportQueue(scene.store).handle(byline.database, { importId: long.id }, scene.log);
  await begun.promise;
  await olga.post(`/api/catalogue_imports/${short.id}/run`, {});
  expect((await scene.settled(olga, short.id)).state).toBe("done");
  read.resolve();
  await reading;
  expect((await scene.undone(olga, short)).undo?.kept).toEqual([{ domain: "clock.example", reason: "imported" }]);
  await scene.undone(olga, long);
  expect(await scene.stateOf("clock.example")).toEqual(before);
});

test("R10.7 a price that a publisher changes while a file comes in is what the import's undoing sets back to", async () => {
  await scene.imported(olga, csv("Racy,racy.example,,,100"));
  const { id } = await scene.previewed(olga, csv("Racy,racy.example,,,300"));
  const ofRacy = "WHERE media_project_id = (SELECT id FROM media_project WHERE domain = 'racy.example')";
  const terms = `SELECT price_cents, version FROM format ${ofRacy}`;
  await byline.database.transaction(async (tx) => {
    await tx.$client.query(`UPDATE format SET price_cents = 20000, version = version + 1 ${ofRacy}`);
    await olga.post(`/api/catalogue_imports/${id}/run`, {});
    await vi.waitFor(async () => {
      const [{ waiting }] = await scene.rows("SELECT count(*)::integer AS waiting FROM pg_locks WHERE NOT granted");
      expect(waiting).toBeGreaterThan(0);
    }, 10_000);
  });
  const done = await scene.settled(olga, id);
  expect(await scene.rows(terms)).toEqual([{ price_cents: 30_000, version: 3 }]);
  await scene.undone(olga, done);
  expect(await scene.rows(terms)).toEqual([{ price_cents: 20_000, version: 2 }]);
});
