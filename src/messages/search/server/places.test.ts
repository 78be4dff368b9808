import { expect, test } from "vitest";
import { aBooking, aDisputeBy, anOperator, goodText, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 500_000 });

const sent = async () => {
  const { id } = await aBooking(ada, paul.formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  return id;
};
const say = async (order: string, body: string) => ada.person.post(`/api/orders/${order}/messages`, { body });

test("operators read a dispute's messages from before it and after it, and a guest those of one outlet alone", async () => {
  const olga = await anOperator(byline, "olga@operator.example");
  const [quiet, disputed] = [await sent(), await sent()];
  await say(quiet, "Nothing happened");
  await say(disputed, "Before");
  await aDisputeBy(byline, disputed, "client");
  await say(disputed, "After");
  const bodies = async (person: typeof olga) =>
    (await person.get("/api/messages")).body["hydra:member"].map(({ body }: { body: string }) => body);
  expect(await bodies(olga)).toEqual(["After", "Before"]);
  expect(await bodies(paul.person)).toEqual(["After", "Before", "Nothing happened"]);
  const gina = await byline.person("gina@guest.example");
  await gina.get(`/api/client_users/${gina.id}`);
  await byline.database.pool.query(
    "INSERT INTO place_member (id, user_id, organization_id, media_project_id, role) VALUES (new_id(), $1, $2, $3, 2)",
    [gina.id, paul.organization, paul.media],
  );
  expect(await bodies(gina)).toEqual(["After", "Before", "Nothing happened"]);
});
