import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatTypes } from "#formats/format.ts";
import type { Change } from "#platform/database/changes.ts";
import type { Tx } from "#platform/database/database.ts";
import { aBooking, anAdvertiser, aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";
import { importOptions } from "../../import-options.ts";
import { readMapping } from "../../mapping/mapping.ts";
import type { ImportReport } from "../../report.ts";
import { requireFormatFields } from "../../rows/formats.ts";
import { recordImport } from "../record.ts";
import { undoAtOnce } from "../undo.ts";
import { type FormatsImport, importFormats } from "./formats.ts";

let byline: TestServer;
let tide: Publisher;
beforeAll(async () => {
  byline = await openTestServer();
  tide = await aPublisher(byline, "tide", { imagesMin: 1, textMaxCharacters: 900, priceCents: 10_000 });
});
afterAll(() => byline?.close());

const rows = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;

const header = "domain,type,price,min,max,hours,links,kind,images,months";
const mapping = readMapping(
  [
    "domain=domain,formatType=type,price=price,textMinCharacters=min,textMaxCharacters=max,turnaroundHours=hours",
    "hyperlinksMax=links,hyperlinkKind=kind,imagesMax=images,permanenceMonths=months",
  ],
  [],
  requireFormatFields,
);

let lastImport = "";
const keep = async (tx: Tx, report: ImportReport) => {
  const made = { kind: "formats" as const, fileName: "formats.csv", fileBytes: 1, options: importOptions.parse({}) };
  lastImport = await recordImport(tx, { ...made, organizationId: tide.organization }, report);
};
const run = (lines: string[], order: Partial<FormatsImport> = {}) =>
  importFormats(byline.database, {
    organizationId: tide.organization,
    mapping,
    by: "operator",
    status: "listed",
    strict: false,
    preview: false,
    open: () => Readable.from([Buffer.from([header, ...lines, ""].join("\n"))]),
    onWritten: keep,
    ...order,
  });

const formatsOf = ({ media }: Publisher) =>
  rows(
    `SELECT format_type AS type, status, version, price_cents AS cents, text_max_characters AS longest, images_max AS images
     FROM format WHERE media_project_id = $1 ORDER BY format_type`,
    [media],
  );
const wholeState = ({ media }: Publisher) =>
  rows("SELECT to_jsonb(format) - 'updated_at' AS format FROM format WHERE media_project_id = $1 ORDER BY id", [media]);
const advertorial = (domain: string, price = "250") =>
  `${domain},Advertorial,${price},100,4000,72,3,Dofollow For a Fee,5,24`;

const paidNews = (domain: string) => `${domain},Paid News,300,100,4000,72,3,Dofollow,5,24`;

test("R10.7 several formats of a medium: new ones whole, known ones as much as the row says, a change with a new version", async () => {
  const before = await wholeState(tide);
  const lines = [`${tide.domain},Press Release,125.50,,,,,,,`, paidNews(tide.domain)];
  expect(await run(lines, { preview: true })).toMatchObject({ written: false, rowsCreated: 1, rowsUpdated: 1 });
  expect(await wholeState(tide)).toEqual(before);
  const report = await run(lines);
  expect(report).toMatchObject({ rowsRead: 2, rowsCreated: 1, rowsUpdated: 1, formatsCreated: 1, rowsRefused: 0 });
  expect(report.rows.map(({ line, outcome, fields }) => [line, outcome, fields.priceCents])).toEqual([
    [2, "updated", 12_550],
    [3, "created", 30_000],
  ]);
  expect(await formatsOf(tide)).toEqual([
    { type: "Paid News", status: "listed", version: 1, cents: 30_000, longest: 4_000, images: 5 },
    { type: "Press Release", status: "listed", version: 2, cents: 12_550, longest: 900, images: 1 },
  ]);
  expect(await run(lines)).toMatchObject({ rowsUnchanged: 2, rowsCreated: 0, rowsUpdated: 0 });
  await expect(undoAtOnce(byline.database, lastImport)).rejects.toThrow("This import changed nothing");
});

test("R10.7 what an import of formats did is taken back without a trace; what was put into a cart since stays", async () => {
  const gull = await aPublisher(byline, "gull");
  const heron = await aPublisher(byline, "heron");
  const ada = await anAdvertiser(byline, "ada", 0);
  const before = [await wholeState(gull), await wholeState(heron)];
  const order = { organizationId: gull.organization };
  await run([`${gull.domain},Press Release,500,,,,,,,`, paidNews(gull.domain)], order);
  expect(await undoAtOnce(byline.database, lastImport)).toMatchObject({
    formatsRemoved: 1,
    formatsSetBack: 1,
    kept: [],
  });
  expect([await wholeState(gull), await wholeState(heron)]).toEqual(before);
  await run([`${gull.domain},Press Release,500,,,,,,,`, paidNews(gull.domain)], order);
  const [{ id }] = await rows("SELECT id FROM format WHERE media_project_id = $1 AND format_type = 'Paid News'", [
    gull.media,
  ]);
  expect((await ada.person.post(`/api/carts/${ada.cart}/add`, { format: id })).status).toBe(200);
  expect(await undoAtOnce(byline.database, lastImport)).toMatchObject({
    formatsRemoved: 0,
    formatsSetBack: 1,
    kept: [{ domain: gull.domain, reason: "carted" }],
  });
  expect((await formatsOf(gull)).map(({ type, cents }) => [type, cents])).toEqual([
    ["Paid News", 30_000],
    ["Press Release", 10_000],
  ]);
});

test("R10.7 an import from before a field of formats is taken back, and the field stays as it is", async () => {
  const loon = await aPublisher(byline, "loon");
  const order = { organizationId: loon.organization };
  await run([`${loon.domain},Press Release,500,,,,,,,`], order);
  await rows("UPDATE catalogue_import_change SET before = before - 'ad_label', after = after - 'ad_label'");
  await rows("UPDATE format SET ad_label = 'Sponsored' WHERE media_project_id = $1", [loon.media]);
  expect(await undoAtOnce(byline.database, lastImport)).toMatchObject({ formatsSetBack: 1, kept: [] });
  const found = await rows("SELECT price_cents, ad_label FROM format WHERE media_project_id = $1", [loon.media]);
  expect(found).toEqual([{ price_cents: 10_000, ad_label: "Sponsored" }]);
});

test("R10.7 rows that can't be used are refused by line and column, and the others go in", async () => {
  const crane = await aPublisher(byline, "crane", { imagesMin: 1 });
  const other = await aPublisher(byline, "other");
  const report = await run(
    [
      `${crane.domain},Press Release,,,,,,,0,`,
      advertorial(crane.domain),
      `${crane.domain},Paid News,,100,,,,,,`,
      `${other.domain},Press Release,90,,,,,,,`,
      "nobody.example,Press Release,90,,,,,,,",
      `${crane.domain},Contributor Post,0.5,10,4000,72,1,Nofollow,1,12`,
      `${crane.domain},Poster,90,,,,,,,`,
      paidNews(crane.domain),
      `${crane.domain},Contributor Post,80,10,4000,72,1,Nofollow,1,12`,
      `${crane.domain},Contributor Post,81,,,,,,,`,
      `${crane.domain},Press Release`,
    ],
    { organizationId: crane.organization },
  );
  expect(report).toMatchObject({ rowsRead: 11, rowsCreated: 1, rowsUpdated: 0, rowsRefused: 10 });
  const needed = "Needed, since the outlet has no format of this type yet";
  expect(report.errors.map(({ line, column, value, message }) => [line, column, value, message])).toEqual([
    [2, "images", "0", "Can't be less than 1"],
    [3, "dofollowFeeCents", "", needed],
    [4, "price", "", needed],
    [5, "domain", other.domain, "No outlet here has this domain"],
    [6, "domain", "nobody.example", "No outlet here has this domain"],
    [7, "price", "0.5", "Can't be less than $1.00"],
    [8, "type", "Poster", `Wrong value: write one of ${formatTypes.join(", ")}`],
    [9, "domain", crane.domain, "Line 4 has this domain and format already"],
    [11, "domain", crane.domain, "Line 10 has this domain and format already"],
    [12, "", "", "Has 2 cells, the header 10"],
  ]);
  expect((await formatsOf(crane)).map(({ type }) => type)).toEqual(["Contributor Post", "Press Release"]);
  const guaranteed = "SELECT guarantee_days AS days FROM format WHERE media_project_id = $1 ORDER BY format_type";
  expect(await rows(guaranteed, [crane.media])).toEqual([{ days: 0 }, { days: 90 }]);
});

test("R10.7 two formats of one type are left to be edited by hand", async () => {
  const twin = await aPublisher(byline, "twin");
  await rows(
    "INSERT INTO format SELECT (jsonb_populate_record(format, jsonb_build_object('id', gen_random_uuid()))).* FROM format WHERE media_project_id = $1",
    [twin.media],
  );
  const { errors } = await run([`${twin.domain},Press Release,90,,,,,,,`], { organizationId: twin.organization });
  expect(errors.map(({ message }) => message)).toEqual([
    "This outlet has several formats of this type: edit them by hand",
  ]);
});

test("R3.8 R4.8 a listed format's new price raises its version, so that its open orders know; a draft has none to raise", async () => {
  const swan = await aPublisher(byline, "swan");
  await rows("UPDATE format SET status = 'draft', price_cents = 0 WHERE media_project_id = $1", [swan.media]);
  const order = { organizationId: swan.organization };
  await run([`${swan.domain},Press Release,,,1200,,,,,`], order);
  expect(await formatsOf(swan)).toMatchObject([{ status: "draft", version: 1, cents: 0, longest: 1_200 }]);
  await rows("UPDATE format SET status = 'listed', price_cents = 9000 WHERE media_project_id = $1", [swan.media]);
  await run([`${swan.domain},Press Release,95,,,,,,,`], order);
  expect(await formatsOf(swan)).toMatchObject([{ status: "listed", version: 2, cents: 9_500 }]);
});

test("R4.8 a price that a buyer agreed to stays when its import is taken back", async () => {
  const ibis = await aPublisher(byline, "ibis");
  const eve = await anAdvertiser(byline, "eve", 0);
  const { body } = await eve.person.post(`/api/carts/${eve.cart}/add`, { format: ibis.formatId });
  await run([`${ibis.domain},Press Release,120,,,,,,,`], { organizationId: ibis.organization });
  const agreed = await eve.person.post(`/api/carts/${eve.cart}/change`, {
    line: body.lines[0].id,
    acceptChanges: true,
  });
  expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
  expect(await undoAtOnce(byline.database, lastImport)).toMatchObject({
    formatsSetBack: 0,
    kept: [{ domain: ibis.domain, reason: "carted" }],
  });
  expect(await formatsOf(ibis)).toMatchObject([{ version: 2, cents: 12_000 }]);
});

test("R4.8 conditions that an open offer names stay when their import is taken back; those of a withdrawn one go", async () => {
  const kite = await aPublisher(byline, "kite");
  const fay = await anAdvertiser(byline, "fay", 100_000);
  const order = { organizationId: kite.organization };
  const offer = async () =>
    (await fay.person.post("/api/offers", { campaign: fay.campaign, format: kite.formatId, priceCents: 9_000 })).body
      .id;
  await run([`${kite.domain},Press Release,120,,,,,,,`], order);
  const open = await offer();
  expect(await undoAtOnce(byline.database, lastImport)).toMatchObject({
    formatsSetBack: 0,
    kept: [{ domain: kite.domain, reason: "used" }],
  });
  expect(await formatsOf(kite)).toMatchObject([{ version: 2, cents: 12_000 }]);
  expect((await fay.person.post(`/api/offers/${open}/withdraw`, {})).status).toBe(200);
  await run([`${kite.domain},Press Release,130,,,,,,,`], order);
  expect((await fay.person.post(`/api/offers/${await offer()}/withdraw`, {})).status).toBe(200);
  expect(await undoAtOnce(byline.database, lastImport)).toMatchObject({ formatsSetBack: 1, kept: [] });
  expect(await formatsOf(kite)).toMatchObject([{ version: 2, cents: 12_000 }]);
});

test("R10.2 R4.8 programs hear of each new version by an import and its undo, and so do pages of open orders", async () => {
  const tern = await aPublisher(byline, "tern");
  const bea = await anAdvertiser(byline, "bea", 100_000);
  const { id } = await aBooking(bea, tern.formatId);
  let told: Change[] = [];
  const order: Partial<FormatsImport> = { organizationId: tern.organization, by: { publisher: tern.person.id } };
  const onWritten = async (tx: Tx, report: ImportReport) => {
    told = [...tx.changes];
    await keep(tx, report);
  };
  await run([`${tern.domain},Press Release,120,,,,,,,`, paidNews(tern.domain)], { ...order, onWritten });
  expect(told).toContainEqual({ resource: "orders", id, organizationIds: [bea.organization] });
  await undoAtOnce(byline.database, lastImport);
  expect(
    await rows(
      `SELECT organization_ids, party, actor_id, from_state, to_state, message FROM event
       WHERE subject_id = $1 AND subject = 'format' AND verb = 'change' ORDER BY sequence`,
      [tern.formatId],
    ),
  ).toMatchObject([
    { organization_ids: [tern.organization], party: "publisher", actor_id: tern.person.id, message: "Version 2" },
    { party: "system", actor_id: null, from_state: "listed", to_state: "listed", message: "Version 1" },
  ]);
});

test("R1.10 a publisher's new formats are reviewed as Byline does, or stay drafts", async () => {
  const stork = await aPublisher(byline, "stork");
  const order = { organizationId: stork.organization, by: { publisher: null } };
  await rows("UPDATE operator_setting SET automatic_review = false");
  await run([paidNews(stork.domain)], order);
  await rows("UPDATE operator_setting SET automatic_review = true");
  await run([`${stork.domain},Contributor Post,80,10,4000,72,1,Nofollow,1,12`], { ...order, status: "draft" });
  expect((await formatsOf(stork)).map(({ type, status }) => [type, status])).toEqual([
    ["Contributor Post", "draft"],
    ["Paid News", "in_review"],
    ["Press Release", "listed"],
  ]);
});

test("R10.7 a mapping of formats names a medium and a type, and nothing else of the medium", () => {
  const read = (maps: string) => () => readMapping([maps], [], requireFormatFields);
  expect(read("domain=a,price=b")).toThrow("Nothing is mapped to: Format");
  expect(read("formatType=a,price=b")).toThrow("Nothing is mapped to: Domain");
  expect(read("domain=a,formatType=b,name=c")).toThrow("name: a file of formats names outlets by domain or url");
  expect(read("domain=a,formatType=b,price=c,priceCents=d")).toThrow("The price is mapped twice");
});
