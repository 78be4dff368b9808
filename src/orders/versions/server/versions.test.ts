import { expect, test } from "vitest";
import { aBooking, aPublisher, goodText, openTrade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { unsentVersionsMax } from "../version.ts";

const { byline, ada, paul } = await openTrade();

const ben = await byline.person("ben@example.org");
await ben.get(`/api/client_users/${ben.id}`);
await byline.database.pool.query(
  "INSERT INTO organization_member (organization_id, user_id, role) VALUES ($1, $2, 'ADMIN')",
  [ada.organization, ben.id],
);

const paragraph = (text: string) => `<p>${text}</p>`;
const versionsOf = async (person: Person, order: string) =>
  (await person.get(`/api/text_versions?order=${order}`)).body["hydra:member"] as {
    id: string;
    kind: string;
    title: string;
  }[];

test("R10.6 of two who write the same text the later is refused, and neither text is lost", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const path = `/api/orders/${id}`;
  const first = await ada.person.patch(path, { title: "Hers", content: paragraph("Hers"), textVersion: 0 });
  expect(first.body).toMatchObject({ textVersion: 1 });
  const [hers, his] = await Promise.all([
    ada.person.patch(path, { content: paragraph("Hers, and more"), textVersion: 1 }),
    ben.patch(path, { content: paragraph("His"), textVersion: 1 }),
  ]);
  expect([hers.status, his.status].toSorted()).toEqual([200, 409]);
  const refused = hers.status === 409 ? hers : his;
  expect(refused.body).toMatchObject({ code: "text_changed" });

  // The refused writer keeps her text and takes the other's.
  const loser = hers.status === 409 ? ada.person : ben;
  const lost = { order: id, title: "Mine", content: paragraph("Mine<script>x</script>") };
  const kept = await loser.post("/api/text_versions", lost);
  expect(kept.status).toBe(201);
  expect(kept.body).toMatchObject({ kind: "kept", content: "<p>Mine</p>" });

  // Or replaces the other's text, which is then kept.
  const taken = await loser.patch(path, { content: paragraph("Mine after all"), textVersion: 2 });
  expect(taken.body).toMatchObject({ textVersion: 3, content: "<p>Mine after all</p>" });
  expect((await versionsOf(ada.person, id)).map(({ kind }) => kind)).toContain("replaced");
});

test("a save that is repeated after a lost answer is taken as what it is: the text that stands", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const save = { title: "Once", content: paragraph("Once"), textVersion: 0 };
  expect((await ada.person.patch(`/api/orders/${id}`, save)).body).toMatchObject({ textVersion: 1 });
  expect((await ada.person.patch(`/api/orders/${id}`, save)).body).toMatchObject({ textVersion: 1 });
});

test("the publisher reads each text that was sent, and none that was not; a stranger none", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  const move = (person: Person, name: string, input = {}) => person.post(`/api/orders/${id}/${name}`, input);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect((await move(ada.person, "send")).status).toBe(200);
  expect((await move(paul.person, "request-changes", { reason: "Name the place." })).status).toBe(200);
  await ben.patch(`/api/orders/${id}`, { title: "With the place" });
  expect((await move(ben, "send")).status).toBe(200);
  expect((await versionsOf(ada.person, id)).map(({ kind, title }) => [kind, title])).toEqual([
    ["sent", "With the place"],
    ["replaced", goodText.title],
    ["sent", goodText.title],
  ]);
  const read = await versionsOf(paul.person, id);
  expect(read.map(({ kind }) => kind)).toEqual(["sent", "sent"]);
  const [newest] = read;
  const found = await paul.person.get(`/api/text_versions/${newest?.id}`);
  expect(found.body).toMatchObject({ title: "With the place", content: expect.stringContaining("<p>") });
  const stranger = await aPublisher(byline, "stella");
  expect((await stranger.person.get(`/api/text_versions/${newest?.id}`)).status).toBe(404);
  expect(await versionsOf(stranger.person, id)).toEqual([]);
  const kept = { order: id, title: "", content: "" };
  const notTheirs = await paul.person.post("/api/text_versions", kept);
  expect([notTheirs.status, notTheirs.body.code]).toEqual([409, "text_closed"]);
  expect((await stranger.person.post("/api/text_versions", kept)).status).toBe(404);
});

test("of texts that were not sent the newest are kept", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  for (let count = 0; count <= unsentVersionsMax; count++)
    await ada.person.post("/api/text_versions", { order: id, title: `${count}`, content: "" });
  const { body } = await ada.person.get(`/api/text_versions?order=${id}&itemsPerPage=100`);
  expect(body["hydra:totalItems"]).toBe(unsentVersionsMax);
  expect(body["hydra:member"].at(-1)).toMatchObject({ title: "1" });
});
