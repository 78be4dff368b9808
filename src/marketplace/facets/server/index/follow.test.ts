import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPublisher, type Publisher } from "../../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../../test/server.ts";
import { recordCatalogueFile } from "../commands.ts";
import { FollowedCatalogue } from "./follow.ts";

let byline: TestServer;
let alpha: Publisher;

beforeAll(async () => {
  byline = await openTestServer();
  alpha = await aPublisher(byline, "alpha");
  await aPublisher(byline, "beta");
});

afterAll(() => byline?.close());

function aFollower() {
  const sent: string[] = [];
  const query = (statement: { name: string; text: string }) => {
    sent.push(statement.name);
    return byline.database.pool.query(statement);
  };
  return { sent, followed: new FollowedCatalogue({ $client: { query } } as never) };
}

const formatCount = (followed: FollowedCatalogue) => followed.read(async ({ columns }) => columns.formatCount);

test("an empty catalogue catches up with everything, then only looks", async () => {
  const { sent, followed } = aFollower();
  expect(followed.standing).toBe(false);
  await followed.caughtUp();
  expect(followed.standing).toBe(true);
  expect(await formatCount(followed)).toBe(2);
  expect(sent).toEqual(["listing-changes", "listing-media", "listing-formats"]);
  await followed.caughtUp();
  expect(sent.slice(3)).toEqual(["listing-changes"]);
});

test("those who ask while a look is under way share the next one", async () => {
  const { sent, followed } = aFollower();
  await followed.caughtUp();
  sent.length = 0;
  await Promise.all(Array.from({ length: 20 }, () => followed.caughtUp()));
  expect(sent.length).toBeLessThanOrEqual(2);
});

test("a medium is read again once a change, and leaves with its last listed format", async () => {
  const { sent, followed } = aFollower();
  await followed.caughtUp();
  sent.length = 0;
  await alpha.person.patch(`/api/formats/${alpha.formatId}`, { status: "paused" });
  await followed.caughtUp();
  await followed.caughtUp();
  expect(await formatCount(followed)).toBe(1);
  expect(sent.filter((name) => name === "listing-media")).toHaveLength(1);
  await alpha.person.patch(`/api/formats/${alpha.formatId}`, { status: "listed" });
  await followed.caughtUp();
  expect(await formatCount(followed)).toBe(2);
});

test("separators in a name or a topic shift no field, and facets stand", async () => {
  const { followed } = aFollower();
  await followed.caughtUp();
  await byline.database.pool.query(
    "UPDATE media_project SET name = $2, topics = $3, countries = '{FR}' WHERE id = $1",
    [alpha.media, "al\u001dpha\u001ega\u001fzette", ["so\u001dil", "a\u001eir", "sea"]],
  );
  for (const reader of [followed, aFollower().followed]) {
    await reader.caughtUp();
    const words = await reader.read(async (state) => state.words);
    expect(words.topic).toEqual(expect.arrayContaining(["so il", "a ir", "sea"]));
    expect(words.country.toSorted()).toEqual(expect.arrayContaining(["FR", "US"]));
    expect(await formatCount(reader)).toBe(2);
  }
});

test("after a restore, rows that name transactions of another server are read once, not at every look", async () => {
  await byline.database.pool.query("UPDATE listing_change SET changed_in = '900000000000'");
  const { sent, followed } = aFollower();
  await followed.caughtUp();
  expect(await formatCount(followed)).toBe(2);
  sent.length = 0;
  await followed.caughtUp();
  expect(sent).toEqual(["listing-changes"]);
  await alpha.person.patch(`/api/formats/${alpha.formatId}`, { priceCents: 4_200 });
  await followed.caughtUp();
  expect(sent).toContain("listing-formats");
});

test("a failed look is told to who asked, and the next one begins where it was", async () => {
  let away = true;
  const query = (statement: { name: string; text: string }) =>
    away ? Promise.reject(new Error("the database is away")) : byline.database.pool.query(statement);
  const followed = new FollowedCatalogue({ $client: { query } } as never);
  await expect(followed.caughtUp()).rejects.toThrow("away");
  away = false;
  await followed.caughtUp();
  expect(await formatCount(followed)).toBe(2);
});

describe("a catalogue kept in a file", () => {
  const folder = mkdtempSync(join(tmpdir(), "byline-followed-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  function aKeeper(file: string, database = byline.database) {
    const sent: string[] = [];
    const kept = Promise.withResolvers<void>();
    const query = (statement: { name: string; text: string }) => {
      sent.push(statement.name);
      return database.pool.query(statement);
    };
    const record = async (token: string) => {
      await database.transaction((tx) => recordCatalogueFile(tx, token));
      // The file takes its place in the same turn of the loop.
      setImmediate(kept.resolve);
    };
    const followed = new FollowedCatalogue({ $client: { query } } as never, { file: join(folder, file), record });
    return { sent, followed, kept: kept.promise };
  }

  async function aKeptFile(file: string): Promise<void> {
    const { followed, kept } = aKeeper(file);
    await followed.caughtUp();
    await kept;
  }

  test("is there at the next start, with everything that changed since, and reads nothing else", async () => {
    await aKeptFile("kept");
    const { sent, followed } = aKeeper("kept");
    await followed.caughtUp();
    expect(sent).toEqual(["catalogue-file", "listing-changes"]);
    const before = await formatCount(followed);
    await aPublisher(byline, "gamma");
    const later = aKeeper("kept");
    await later.followed.caughtUp();
    expect(await formatCount(later.followed)).toBe(before + 1);
    expect(later.sent.filter((name) => name === "listing-media")).toHaveLength(1);
  });

  test("is read anew from another database, and from one whose rows came from a backup of rows", async () => {
    await aKeptFile("foreign");
    const other = await openTestServer();
    try {
      await aPublisher(other, "delta");
      const elsewhere = aKeeper("foreign", other.database);
      await elsewhere.followed.caughtUp();
      expect(await formatCount(elsewhere.followed)).toBe(1);
      // Else it writes the file while the next one does.
      await elsewhere.kept;
    } finally {
      await other.close();
    }
    await aKeptFile("foreign");
    // As pg_restore writes it: the same row, by another transaction.
    await byline.database.pool.query("UPDATE catalogue_file SET written_at = written_at");
    const restored = aKeeper("foreign");
    await restored.followed.caughtUp();
    expect(restored.sent).toContain("listing-media");
  });

  test("is read anew where the file is damaged, and kept again", async () => {
    await aKeptFile("damaged");
    writeFileSync(join(folder, "damaged"), "half of it");
    const { sent, followed, kept } = aKeeper("damaged");
    await followed.caughtUp();
    expect(sent).toContain("listing-media");
    await kept;
    const next = aKeeper("damaged");
    await next.followed.caughtUp();
    expect(next.sent).not.toContain("listing-media");
  });
});
