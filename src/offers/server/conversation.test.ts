import { afterAll, beforeAll, expect, test } from "vitest";
import { anAdvertiser, aPublisher } from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline?.close());

test("R10.0 both sides talk about an offer, and the talk goes on in the order that it becomes", async () => {
  const ada = await anAdvertiser(byline, "ada", 500_000);
  const paul = await aPublisher(byline, "paul");
  const eve = await anAdvertiser(byline, "eve", 0);
  const offered = { campaign: ada.campaign, format: paul.formatId, priceCents: 8_000 };
  const { id } = (await ada.person.post("/api/offers", offered)).body;
  const say = (person: Person, about: string, body: string) =>
    person.post(`/api/${about}/${id}/messages`, { body, files: [] });
  expect((await say(paul.person, "offers", "Which week?")).status).toBe(200);
  expect((await say(ada.person, "offers", "The first of May.")).status).toBe(200);
  expect((await say(eve.person, "offers", "Mine!")).status).toBe(404);
  expect((await ada.person.get(`/api/orders/${id}/messages`)).status).toBe(404);
  await byline.settle();
  const told = (await ada.person.get("/api/notifications")).body["hydra:member"];
  // Her answer read it.
  expect(told).toMatchObject([{ kind: "messages", path: expect.stringContaining(id), readAt: expect.any(String) }]);
  expect((await paul.person.post(`/api/offers/${id}/accept`, { version: 1 })).status).toBe(200);
  const { messages } = (await ada.person.get(`/api/orders/${id}/messages`)).body;
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(["The first of May.", "Which week?"]);
});
