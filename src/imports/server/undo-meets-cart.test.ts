import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser, aPublisher } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { importOptions } from "../import-options.ts";
import { readMapping } from "../mapping/mapping.ts";
import { recordImport } from "./record.ts";
import { importMedia } from "./run/media.ts";
import { takeBack } from "./take-back.ts";

let byline: TestServer;
let ada: Advertiser;
beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
});
afterAll(() => byline?.close());

const conditions =
  "formatType:=Press Release,price:=90,turnaroundHours:=48,textMinCharacters:=10,textMaxCharacters:=2000";
const offer = `${conditions},hyperlinksMax:=2,hyperlinkKind:=Dofollow,imagesMax:=1,permanenceMonths:=12`;
const mapping = readMapping([`name=name,url=website,mediaType:=Blog,countries:=US,languages:=en,${offer}`]);

async function anImport(organizationId: string, domain: string): Promise<{ importId: string; formatId: string }> {
  let importId = "";
  await importMedia(byline.database, {
    organizationId,
    mapping,
    by: "operator",
    duplicates: "merge",
    status: "listed",
    strict: false,
    preview: false,
    open: () => Readable.from([Buffer.from(`name,website\nShort Lived,${domain}\n`)]),
    onWritten: async (tx, report) => {
      const made = { kind: "media" as const, fileName: "list.csv", fileBytes: 1, options: importOptions.parse({}) };
      importId = await recordImport(tx, { ...made, organizationId }, report);
    },
  });
  const { rows } = await byline.database.pool.query(
    "SELECT format.id FROM format JOIN media_project AS media ON media.id = media_project_id WHERE domain = $1",
    [domain],
  );
  return { importId, formatId: rows[0].id };
}

const linesInCart = async () => (await ada.person.get(`/api/carts/${ada.cart}`)).body.lines.length;

/** Waits until a statement waits for another transaction's lock. */
async function untilOneWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await byline.database.pool.query(
      "SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE NOT granted AND datname = current_database()",
    );
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test("R10.7 a format that an undo removes while it is put into a cart: a sentence, and the cart is as it was", async () => {
  const { organization } = await aPublisher(byline, "pier");
  const { importId, formatId } = await anImport(organization, "short-lived.example");
  const { adding } = await byline.database.transaction(async (tx) => {
    await takeBack(tx, importId);
    const begun = ada.person.post(`/api/carts/${ada.cart}/add`, { format: formatId });
    await untilOneWaits();
    return { adding: begun };
  });
  const { status, body } = await adding;
  expect([status, body.code]).toEqual([409, "changed_meanwhile"]);
  expect(body["hydra:description"]).toContain("nothing was saved");
  expect(await linesInCart()).toBe(0);
});

test("R10.7 a format that is put into a cart first is kept by the undo that comes in that moment", async () => {
  const { organization } = await aPublisher(byline, "quay");
  const { importId, formatId } = await anImport(organization, "long-lived.example");
  const { undoing } = await byline.database.transaction(async (tx) => {
    await tx.$client.query(
      "INSERT INTO cart_line (id, cart_id, format_id, format_version, agreed_price_cents, hyperlink_kind) VALUES (gen_random_uuid(), $1, $2, 1, 9000, 'Dofollow')",
      [ada.cart, formatId],
    );
    const begun = byline.database.transaction((other) => takeBack(other, importId));
    await untilOneWaits();
    return { undoing: begun };
  });
  expect(await undoing).toMatchObject({
    formatsRemoved: 0,
    kept: [{ domain: "long-lived.example", reason: "carted" }],
  });
  expect(await linesInCart()).toBe(1);
});
