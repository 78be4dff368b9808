import { afterAll, expect, test } from "vitest";
import { atOnce } from "../../../test/at-once.ts";
import { anOperator, aPublisher, aPublisherOf } from "../../../test/scene.ts";
import { csv, mapping, openImportScene } from "../../../test/scenes/import-scene.ts";
import type { Person } from "../../../test/server.ts";
import { setSuspended } from "../../../test/suspension.ts";
import { importFileKey } from "./file/stored-file.ts";
import { catalogueImportQueue, forgetImportFilesQueue } from "./jobs.ts";

const scene = await openImportScene();
const { byline, olga, paul } = scene;
afterAll(() => byline.close());

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

test("R1.10 a file that an operator brought is never previewed or imported by its publisher", async () => {
  const { id } = await scene.previewed(olga, csv("Brought,brought.example,,5,70"));
  const offered = async (person: Person) => (await person.get(`/api/catalogue_imports/${id}`)).body.moves;
  expect([await offered(paul.person), await offered(olga)]).toEqual([[], ["preview", "run"]]);
  for (const [action, ways] of [
    ["preview", { mapping, status: "listed" }],
    ["run", {}],
  ] as const) {
    const refused = await paul.person.post(`/api/catalogue_imports/${id}/${action}`, ways);
    expect([refused.status, refused.body.code], action).toEqual([409, "import_of_operator"]);
  }
  expect(await scene.stateOf("brought.example")).toEqual([]);
});

test("R1.10 an operator vouches for no outlet of their own: their file is reviewed, and another operator's is not theirs to work on", async () => {
  const otto = await anOperator(byline, "otto@byline.example");
  await aPublisherOf(otto, "ottos");
  const query = "kind=media&organization=ottos Media";
  await scene.rows("UPDATE operator_setting SET automatic_review = false");
  const done = await scene.imported(otto, csv("Unvouched,unvouched.example,,7,70"), query);
  await scene.rows("UPDATE operator_setting SET automatic_review = true");
  expect(done.state).toBe("done");
  const [{ media, readings }] = await scene.stateOf("unvouched.example");
  expect([media.status, media.vouched, readings[0].source]).toEqual(["in_review", false, "declared"]);

  const { id } = await scene.previewed(olga, csv("Vouched,vouched.example,,90,70"), query);
  const offered = async (person: Person) => (await person.get(`/api/catalogue_imports/${id}`)).body.moves;
  expect([await offered(otto), await offered(olga)]).toEqual([[], ["preview", "run"]]);
  for (const [action, ways] of [
    ["preview", { mapping }],
    ["run", {}],
  ] as const) {
    const refused = await otto.post(`/api/catalogue_imports/${id}/${action}`, ways);
    expect([refused.status, refused.body.code], action).toEqual([409, "import_of_operator"]);
  }
  await olga.post(`/api/catalogue_imports/${id}/run`, {});
  await scene.settled(olga, id);
  const [vouched] = await scene.stateOf("vouched.example");
  expect([vouched.media.status, vouched.media.vouched]).toEqual(["listed", true]);
});

test("R1.10 a file of figures for any outlet holds none of those who brought, previewed or ran it", async () => {
  const otto = await anOperator(byline, "oskar@byline.example");
  await aPublisherOf(otto, "oskars");
  const ways = {
    mapping: { domain: { column: "site" }, readOn: { column: "day" }, ahrefsDr: { column: "dr" } },
    source: "Ahrefs",
  };
  const figures = ["site,day,dr", "oskars.example,2024-01-01,90", "paul.example,2024-01-01,40", ""].join("\n");
  const found = async (id: string) => {
    const { counts, findings } = await scene.settled(olga, id);
    return [counts?.rowsCreated, findings?.errors.map(({ value }) => value)];
  };
  const own = await scene.previewed(otto, figures, "kind=metrics", ways);
  expect(await found(own.id)).toEqual([1, ["oskars.example"]]);
  const others = await scene.previewed(olga, figures, "kind=metrics", ways);
  expect(await found(others.id)).toEqual([2, []]);
  await otto.post(`/api/catalogue_imports/${others.id}/preview`, ways);
  expect(await found(others.id)).toEqual([1, ["oskars.example"]]);
  await olga.post(`/api/catalogue_imports/${others.id}/run`, {});
  expect(await found(others.id)).toEqual([1, ["oskars.example"]]);
});

test("an import offers its moves to whoever may make them: none to a suspended organization, which is refused them too", async () => {
  const { id, moves } = await scene.previewed(paul.person, csv("Moves,moves.example,,,"));
  expect(moves).toEqual(["preview", "run"]);
  await setSuspended(byline, paul.organization, "Stolen cards");
  const offered = async (person: Person) => (await person.get(`/api/catalogue_imports/${id}`)).body.moves;
  expect([await offered(paul.person), await offered(olga)]).toEqual([[], ["preview", "run"]]);
  const refused = await paul.person.post(`/api/catalogue_imports/${id}/run`, {});
  expect([refused.status, refused.body.code]).toEqual([409, "organization_suspended"]);
  await setSuspended(byline, paul.organization, null);
  expect(await offered(paul.person)).toEqual(["preview", "run"]);
  const early = await paul.person.post(`/api/catalogue_imports/${id}/undo`, {});
  expect(early.body).toMatchObject({
    code: "import_move",
    "hydra:description": expect.stringContaining('"Ready to import"'),
  });
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
  expect(await Promise.all(ids.map((id) => scene.store.exists(importFileKey(id))))).toEqual([false, false]);
  expect((await olga.get(`/api/catalogue_imports/${waiting.id}`)).status).toBe(404);
  expect((await olga.get(`/api/catalogue_imports/${done.id}`)).body).toMatchObject({ state: "done", fileKept: false });
  await scene.undone(olga, done);
  expect((await olga.post(`/api/catalogue_imports/${done.id}/preview`, { mapping })).status).toBe(409);
});

test("the files that a person uploads in a day are bounded, also when two come at once", async () => {
  const busy = await aPublisher(byline, "busy");
  await scene.rows(
    `INSERT INTO catalogue_import (id, organization_id, created_by, by_operator, kind, file_name, file_bytes, file_kept, state, options)
     SELECT gen_random_uuid(), $1, $2, false, 'media', 'a.csv', 1, true, 'uploaded', '{}' FROM generate_series(1, 49)`,
    [busy.organization, busy.person.id],
  );
  const sent = () =>
    scene.send(busy.person, `kind=media&organization=${busy.organization}`, csv("A,busy-a.example,,,"));
  const upload = async () => (await sent()).statusCode;
  expect([await upload(), await upload()]).toEqual([201, 429]);
  expect((await sent()).headers["retry-after"]).toBe("86400");
  await scene.rows("UPDATE catalogue_import SET file_kept = false WHERE created_by = $1 AND file_name <> 'a.csv'", [
    busy.person.id,
  ]);
  expect((await atOnce(byline.database, "catalogue_import", [upload, upload])).sort()).toEqual([201, 429]);
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
    expect.stringContaining("Nothing is mapped to: Outlet type"),
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
