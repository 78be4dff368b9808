import { expect, test } from "vitest";
import { aBooking, aPublisher, goodText, openTrade } from "../../../test/scene.ts";
import { tamper } from "../../../test/tamper.ts";

const { byline, ada, paul } = await openTrade();

const activity = async (query = "", person = paul.person) => (await person.get(`/api/activities${query}`)).body;
const verbs = (body: { "hydra:member": { verb: string }[] }) => body["hydra:member"].map(({ verb }) => verb);

test("R2.21 a publisher reads what happened to its orders and offers, newest first and by pages", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  expect((await activity())["hydra:totalItems"]).toBe(0);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await paul.person.post(`/api/orders/${id}/accept`, {});
  const offer = { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000, message: "For a series" };
  await ada.person.post("/api/offers", offer);
  const all = await activity();
  expect(verbs(all)).toEqual(["make", "accept", "send"]);
  expect(all["hydra:member"][1]).toMatchObject({ subject: "order", title: goodText.title, mediaName: "paul Gazette" });
  expect([verbs(await activity("?itemsPerPage=2")), verbs(await activity("?itemsPerPage=2&page=2"))]).toEqual([
    ["make", "accept"],
    ["send"],
  ]);
});

test("R6.4 it is the publisher's own: of one organization, of the outlets somebody works for, and nobody else's", async () => {
  expect(verbs(await activity(`?organization=${paul.organization}`))).toHaveLength(3);
  expect(verbs(await activity(`?organization=${ada.organization}`))).toEqual([]);
  expect(verbs(await activity("", ada.person))).toEqual([]);
  const mia = await byline.person("mia@publisher.example");
  await mia.get(`/api/client_users/${mia.id}`);
  await byline.database.pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, media_project_id, role)
     VALUES (gen_random_uuid(), $1, $2, NULL, $3, 2)`,
    [mia.id, paul.organization, paul.media],
  );
  expect(verbs(await activity("", mia))).toHaveLength(3);
  await aPublisher(byline, "lena");
  expect(verbs(await activity("", (await aPublisher(byline, "rolf")).person))).toEqual([]);
});

test("what is older than ninety days is read in its order", async () => {
  await tamper(byline, "UPDATE event SET created_at = now() - interval '91 days' WHERE verb = 'send'");
  expect(verbs(await activity())).toEqual(["make", "accept"]);
});
