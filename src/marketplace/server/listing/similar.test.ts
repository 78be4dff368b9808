import { afterAll, beforeAll, expect, test } from "vitest";
import { type Advertiser, anAdvertiser, aPublisher, formatFields, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;
let base: Publisher;
const others: Record<string, Publisher> = {};

async function another(name: string, priceCents: number, media: Record<string, unknown> = {}): Promise<void> {
  const made = await aPublisher(byline, name, { priceCents });
  await made.person.patch(`/api/media/${made.media}`, { ahrefsDr: 50, ...media });
  others[name] = made;
}

beforeAll(async () => {
  byline = await openTestServer();
  base = await aPublisher(byline, "base", { priceCents: 10_000 });
  await base.person.patch(`/api/media/${base.media}`, { ahrefsDr: 50 });
  await another("near", 11_000);
  await another("dearer", 40_000);
  await another("stronger", 10_000, { ahrefsDr: 95 });
  await another("elsewhere", 10_000, { countries: ["DE"] });
  await another("unread", 10_000, { languages: ["fr"] });
  await another("other-kind", 10_000, { mediaType: "Blog" });
  await another("paused", 10_000, { status: "paused" });
  ada = await anAdvertiser(byline, "ada", 0);
});
afterAll(() => byline?.close());

const similar = async (media = base.media) =>
  (await ada.person.get(`/api/listings/similar?media=${media}`)).body["hydra:member"].map(
    ({ domain }: { domain: string }) => domain.replace(".example", ""),
  );

test("R2.12 similar are listings of the same format with a language in common, the nearest first", async () => {
  expect(await similar()).toEqual(["near", "other-kind", "elsewhere", "stronger", "dearer"]);
});

test("R2.12 the only medium of its country and type has similar ones in its language", async () => {
  await others.elsewhere?.person.patch(`/api/media/${others.elsewhere.media}`, { mediaType: "Portal" });
  const found = await similar(others.elsewhere?.media);
  expect(found.sort()).toEqual(["base", "dearer", "near", "other-kind", "stronger"]);
});

test("R2.12 as many readers are nearer than ten times as many", async () => {
  const readers = { base: 1_000, near: 100_000, "other-kind": 1_000, elsewhere: 1_000, stronger: 1_000, dearer: 1_000 };
  for (const [name, audience] of Object.entries(readers)) {
    const { person, media } = name === "base" ? base : (others[name] ?? base);
    await person.patch(`/api/media/${media}`, { audience });
  }
  expect((await similar())[0]).toBe("other-kind");
});

test("R2.12 a medium stands there once, and six of them at most", async () => {
  for (const number of [1, 2, 3, 4, 5]) await another(`more-${number}`, 10_000 + number);
  await others.near?.person.post("/api/formats", {
    media: others.near.media,
    ...formatFields,
    priceCents: 10_500,
  });
  const found = await similar();
  expect(found).toHaveLength(6);
  expect(new Set(found).size).toBe(6);
});

test("R2.12 what the organization blocked is not offered as similar", async () => {
  const mark = { organization: ada.organization, media: others["more-1"]?.media, kind: "blocked" };
  expect((await ada.person.post("/api/medium_marks", mark)).status).toBe(201);
  expect(await similar()).not.toContain("more-1");
});

test("a medium that is not on the market, or none, has nothing similar", async () => {
  expect(await similar(others.paused?.media)).toEqual([]);
  expect((await ada.person.get("/api/listings/similar")).body["hydra:totalItems"]).toBe(0);
});
