import { beforeAll, expect, test } from "vitest";
import { aBooking, formatFields, openTrade } from "../../../test/scene.ts";

const { ada, paul } = await openTrade({ balanceCents: 100_000 });
let posts: string[];

beforeAll(async () => {
  const post = { ...formatFields, media: paul.media, formatType: "Contributor Post", guaranteeDays: 0 };
  const made = [];
  for (const contributor of [false, true]) made.push(await paul.person.post("/api/formats", { ...post, contributor }));
  posts = made.map(({ body }) => body.id);
});

const of = async (path: string, person = ada.person) => (await person.get(path)).body;
const idsOf = async (path: string, person = ada.person): Promise<string[]> =>
  (await of(path, person))["hydra:member"].map(({ id }: { id: string }) => id);

test("R3.8 an owner's Contributor Post is listed, counted, filtered, matched and exported; a contributor's is not", async () => {
  const [owners = "", contributors = ""] = posts;
  const both = [paul.formatId, owners].toSorted();
  for (const query of ["", "?search=paul", `?media=${paul.media}`])
    expect((await idsOf(`/api/listings${query}`)).toSorted(), query).toEqual(both);
  expect(await idsOf("/api/listings?formatType=Contributor+Post")).toEqual([owners]);
  const facets = await of("/api/listings/facets");
  expect(facets.total).toBe(2);
  expect(facets.choices.formatType).toContainEqual({ value: "Contributor Post", count: 1 });
  const matched = await ada.person.post("/api/listings/match", { domains: ["paul.example"] });
  expect(matched.status).toBe(200);
  expect(JSON.stringify(matched.body)).not.toContain(contributors);
  expect((await ada.person.get(`/api/listings/${owners}`)).status).toBe(200);
  expect((await ada.person.get(`/api/listings/${contributors}`)).status).toBe(404);
  expect(await idsOf(`/api/listings/chosen?format=${contributors}`)).toEqual([]);
  const exported = await ada.person.get("/api/listings/export?format=csv");
  expect([exported.status, JSON.stringify(exported.body).split("Contributor Post").length]).toEqual([200, 2]);
});

test("R3.8 a post that turns out to be a contributor's leaves the marketplace at once", async () => {
  const change = (contributor: boolean) => paul.person.patch(`/api/formats/${posts[0]}`, { contributor });
  expect((await change(true)).status).toBe(200);
  expect(await idsOf("/api/listings?formatType=Contributor+Post")).toEqual([]);
  await change(false);
  expect(await idsOf("/api/listings?formatType=Contributor+Post")).toEqual([posts[0]]);
});

test("R3.8 a cart line and an order say whether the owner or a contributor sells the post", async () => {
  for (const [index, format] of posts.entries()) {
    const cart = await ada.person.post(`/api/carts/${ada.cart}/add`, { format });
    expect(cart.body.lines[0]).toMatchObject({ formatType: "Contributor Post", contributor: index === 1 });
    const booked = await ada.person.post(`/api/carts/${ada.cart}/book`, {});
    const [{ id }] = booked.body["hydra:member"];
    expect((await ada.person.get(`/api/orders/${id}`)).body.conditions.contributor).toBe(index === 1);
  }
});

test("R3.8 a contributor's is in no list of an outlet's formats but its own publisher's", async () => {
  expect((await idsOf(`/api/formats?media=${paul.media}`)).toSorted()).toEqual([paul.formatId, posts[0]].toSorted());
  expect((await idsOf(`/api/formats?media=${paul.media}`, paul.person)).toSorted()).toEqual(
    [paul.formatId, ...posts].toSorted(),
  );
});

test("R3.8 by its direct link it is read and booked, and says who sells it, without a guarantee", async () => {
  for (const [index, id] of posts.entries()) {
    expect(await of(`/api/formats/${id}?campaign=${ada.campaign}`)).toMatchObject({
      formatType: "Contributor Post",
      contributor: index === 1,
      guaranteeDays: 0,
    });
    const order = await aBooking(ada, id);
    expect((await ada.person.get(`/api/orders/${order.id}`)).body).toMatchObject({
      formatType: "Contributor Post",
      conditions: { guaranteeDays: 0 },
    });
  }
});

test("R3.8 one that is not listed is found by no link", async () => {
  await paul.person.patch(`/api/formats/${posts[0]}`, { status: "paused" });
  expect((await ada.person.get(`/api/formats/${posts[0]}`)).status).toBe(404);
});
