import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { csv, type ImportScene, openImportScene } from "../../../test/scenes/import-scene.ts";
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

test("R10.7 imports over each other are taken back from the last to the first, and nothing is left", async () => {
  await scene.imported(olga, csv("Over,over.example,Before,20,100"));
  const before = await scene.stateOf("over.example");
  const made: CatalogueImport[] = [];
  for (const line of ["One,30,120", "Before,20,100", ",35,130"])
    made.push(await scene.imported(olga, csv(`Over,over.example,${line}`)));
  expect(await scene.stateOf("over.example")).not.toEqual(before);
  const refused = await olga.post(`/api/catalogue_imports/${made[0]?.id}/undo`, {});
  expect([refused.status, refused.body.code]).toEqual([409, "imported_since"]);
  expect(refused.body["hydra:description"]).toContain("“list.csv” changed some of the same outlets since");
  for (const one of made.toReversed()) await scene.undone(olga, one);
  expect(await scene.stateOf("over.example")).toEqual(before);
});

test("R10.7 an import that comes while another's undoing is asked for stops it, and the reason stands with it", async () => {
  await scene.imported(olga, csv("Late,late.example,Before,20,100"));
  const first = await scene.imported(olga, csv("Late,late.example,One,30,120"));
  await scene.rows("UPDATE catalogue_import SET state = 'undoing' WHERE id = $1", [first.id]);
  await scene.imported(olga, csv("Late,late.example,Two,35,130"));
  await catalogueImportQueue(scene.store).handle(byline.database, { importId: first.id }, scene.log);
  const { body } = await olga.get(`/api/catalogue_imports/${first.id}`);
  expect([body.state, body.problem]).toEqual(["done", expect.stringContaining("Take that import back first")]);
});

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
  expect((await olga.post(`/api/catalogue_imports/${short.id}/undo`, {})).body.code).toBe("imported_since");
  await scene.undone(olga, long);
  await scene.undone(olga, short);
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
    }, 60_000);
  });
  const done = await scene.settled(olga, id);
  expect(await scene.rows(terms)).toEqual([{ price_cents: 30_000, version: 3 }]);
  await scene.undone(olga, done);
  expect(await scene.rows(terms)).toEqual([{ price_cents: 20_000, version: 2 }]);
});
