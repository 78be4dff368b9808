import { afterAll, beforeAll, expect, test } from "vitest";
import { aPublisher, type Publisher } from "../../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../../test/server.ts";
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

test("an empty catalogue catches up with everything, then only looks", async () => {
  const { sent, followed } = aFollower();
  expect(followed.standing).toBe(false);
  await followed.caughtUp();
  expect(followed.standing).toBe(true);
  expect(followed.catalogue.formatCount).toBe(2);
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
  expect(followed.catalogue.formatCount).toBe(1);
  expect(sent.filter((name) => name === "listing-media")).toHaveLength(1);
  await alpha.person.patch(`/api/formats/${alpha.formatId}`, { status: "listed" });
  await followed.caughtUp();
  expect(followed.catalogue.formatCount).toBe(2);
});

test("after a restore, rows that name transactions of another server are read once, not at every look", async () => {
  await byline.database.pool.query("UPDATE listing_medium SET changed_in = '900000000000'");
  const { sent, followed } = aFollower();
  await followed.caughtUp();
  expect(followed.catalogue.formatCount).toBe(2);
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
  expect(followed.catalogue.formatCount).toBe(2);
});
