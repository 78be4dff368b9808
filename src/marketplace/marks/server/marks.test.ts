import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  aPublisher,
  formatFields,
  type Publisher,
} from "../../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let ada: Advertiser;
let eve: Advertiser;
let pier: Publisher;
beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
  eve = await anAdvertiser(byline, "eve", 0);
  pier = await aPublisher(byline, "pier");
});
afterAll(() => byline?.close());

const mark = (kind: string, where: object = {}) =>
  ada.person.post("/api/medium_marks", { organization: ada.organization, media: pier.media, kind, ...where });
const seenBy = async ({ person }: Advertiser, query: string) => {
  const { body } = await person.get(`/api/listings?${query}`);
  const [{ favourite, favouriteIn, blockedIn, conflicts }] = body["hydra:member"];
  return { favourite, favouriteIn, blockedIn, conflicts };
};
const nothing = { favourite: false, favouriteIn: [], blockedIn: [], conflicts: [] };

test("R3.16 a row says on whose lists its medium is: the organization's, the campaign's, or both; nobody else's", async () => {
  const inCampaign = `campaign=${ada.campaign}`;
  expect(await seenBy(ada, inCampaign)).toEqual(nothing);
  const { body } = await mark("favourite", { campaign: ada.campaign });
  expect(await seenBy(ada, inCampaign)).toEqual({ ...nothing, favourite: true, favouriteIn: ["campaign"] });
  expect(await seenBy(ada, `organization=${ada.organization}`)).toEqual(nothing);
  await mark("favourite");
  expect((await seenBy(ada, inCampaign)).favouriteIn).toEqual(["organization", "campaign"]);
  await mark("blocked");
  expect(await seenBy(ada, inCampaign)).toEqual({
    favourite: true,
    favouriteIn: ["campaign"],
    blockedIn: ["organization"],
    conflicts: ["blocked"],
  });
  expect((await ada.person.call("DELETE", `/api/medium_marks/${body.id}`)).status).toBe(204);
  expect((await seenBy(ada, inCampaign)).favouriteIn).toEqual([]);
  expect(await seenBy(eve, `campaign=${eve.campaign}`)).toEqual(nothing);
});

test("several media are marked by one call, or none of them", async () => {
  const [kay, lee, ivy] = [
    await aPublisher(byline, "kay"),
    await aPublisher(byline, "lee"),
    await anAdvertiser(byline, "ivy", 0),
  ];
  const fill = (media: string[]) =>
    ivy.person.post("/api/medium_marks/fill", { organization: ivy.organization, kind: "favourite", media });
  const listed = async () => (await ivy.person.get("/api/medium_marks")).body["hydra:totalItems"];
  expect((await fill([kay.media, crypto.randomUUID()])).status).toBe(404);
  expect(await listed()).toBe(0);
  const { status, body } = await fill([kay.media, lee.media, kay.media]);
  expect([status, body["hydra:totalItems"], await listed()]).toEqual([200, 2, 2]);
});

test("R10.11 a mark belongs to the format that is booked or in the cart, not to the others of its medium", async () => {
  const quay = await aPublisher(byline, "quay");
  const add = async (formatType: string) =>
    (await quay.person.post("/api/formats", { media: quay.media, ...formatFields, formatType })).body.id as string;
  const [advertorial, news] = [await add("Advertorial"), await add("Paid News")];
  const mia = await anAdvertiser(byline, "mia", 100_000);
  await aBooking(mia, quay.formatId);
  await mia.person.post(`/api/carts/${mia.cart}/add`, { format: advertorial });
  const query = `format[]=${news}&format[]=${quay.formatId}&format[]=${advertorial}`;
  const { body } = await mia.person.get(`/api/listings/chosen?${query}&campaign=${mia.campaign}`);
  const said = body["hydra:member"].map(({ id, conflicts }: { id: string; conflicts: string[] }) => [id, conflicts]);
  expect(said).toEqual([
    [news, []],
    [quay.formatId, ["booked-in-campaign"]],
    [advertorial, ["in-cart"]],
  ]);
  expect((await eve.person.get(`/api/listings/chosen?${query}&campaign=${mia.campaign}`)).status).toBe(404);
});
