import { beforeAll, expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  anAdvertiser,
  aPublisher,
  formatFields,
  goodText,
  mediaFields,
  openTrade,
} from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();
let project = "";

beforeAll(async () => {
  project = (await ada.person.get(`/api/campaigns/${ada.campaign}`)).body.project;
  await ada.person.patch(project, { website: "https://www.nimbus.example/" });
});

const aCampaign = async (name: string, of = project): Promise<Advertiser> => {
  const campaign = (await ada.person.post("/api/campaigns", { project: of, name, goal: "seo" })).body.id;
  return { ...ada, campaign, cart: (await ada.person.post("/api/carts", { campaign })).body.id };
};
const aProject = async (website: string) =>
  (await ada.person.post("/api/projects", { organization: ada.organization, name: website, website })).body["@id"];
const conflictsIn = async ({ campaign }: Advertiser, format: string): Promise<string[]> =>
  (await ada.person.get(`/api/listings/chosen?campaign=${campaign}&format=${format}`)).body["hydra:member"][0]
    .conflicts;

async function another(name: string): Promise<string> {
  const media = (
    await paul.person.post("/api/media", { organization: paul.organization, ...mediaFields(name, `${name}.example`) })
  ).body.id;
  return (await paul.person.post("/api/formats", { media, ...formatFields })).body.id;
}

test("R10.11 an outlet that links to the brand for another campaign says so, whatever the brand's address looks like", async () => {
  const { id } = await aBooking(ada, paul.formatId);
  expect(await conflictsIn(await aCampaign("Again"), paul.formatId)).toContain("links-to-target");
  const sameBrand = await aCampaign("Same brand", await aProject("http://nimbus.example/shop"));
  const otherBrand = await aCampaign("Other brand", await aProject("https://nimbus.example.org/"));
  expect(await conflictsIn(sameBrand, paul.formatId)).toContain("links-to-target");
  expect(await conflictsIn(otherBrand, paul.formatId)).not.toContain("links-to-target");
  await ada.person.post(`/api/orders/${id}/cancel`, {});
  expect(await conflictsIn(sameBrand, paul.formatId)).not.toContain("links-to-target");
});

test("R10.11 a text's own links count as well as the brand's website, and another organization's orders never do", async () => {
  const lena = await aPublisher(byline, "lena");
  const text = await aCampaign("Text", await aProject("https://elsewhere.example/"));
  const { id } = await aBooking(text, lena.formatId);
  const brand = await aCampaign("Brand");
  expect(await conflictsIn(brand, lena.formatId)).not.toContain("links-to-target");
  await ada.person.patch(`/api/orders/${id}`, goodText);
  expect(await conflictsIn(brand, lena.formatId)).toContain("links-to-target");
  const eve = await anAdvertiser(byline, "eve", 0);
  const { project: ofEve } = (await eve.person.get(`/api/campaigns/${eve.campaign}`)).body;
  await eve.person.patch(ofEve, { website: "https://nimbus.example/" });
  const seen = await eve.person.get(`/api/listings/chosen?campaign=${eve.campaign}&format=${lena.formatId}`);
  expect(seen.body["hydra:member"][0].conflicts).toEqual([]);
});

test("R10.11 outlets of one owner are told in a campaign, in the cart too; a large unproven catalogue is not one owner", async () => {
  const campaign = await aCampaign("Owners");
  const sister = await another("sister");
  await aBooking(campaign, paul.formatId);
  expect(await conflictsIn(campaign, sister)).toEqual(["same-owner"]);
  await ada.person.post(`/api/carts/${campaign.cart}/add`, { format: sister });
  const cart = (await ada.person.get(`/api/carts/${campaign.cart}`)).body;
  expect(cart.lines[0].conflicts).toEqual(["same-owner"]);
  expect(await conflictsIn(await aCampaign("Elsewhere"), sister)).not.toContain("same-owner");
  for (let count = 0; count < 9; count++) await another(`more-${count}`);
  expect(await conflictsIn(campaign, sister)).toEqual(["in-cart"]);
  await byline.database.pool.query(
    "UPDATE media_project SET verification = 'verified', verification_method = 'dns' WHERE organization_id = $1",
    [paul.organization],
  );
  expect(await conflictsIn(campaign, sister)).toEqual(["same-owner", "in-cart"]);
});
