import pg from "pg";
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
import { statementsOf, stepsOf } from "../../../../test/statements.ts";

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

test("R10.11 a text that links to the brand no longer, or links to a longer name, is no conflict", async () => {
  const mara = await aPublisher(byline, "mara");
  const other = await aCampaign("Revised", await aProject("https://revised.example/"));
  const brand = await aCampaign("Brand again");
  const { id } = await aBooking(other, mara.formatId);
  const linkingTo = async (href: string) => {
    await ada.person.patch(`/api/orders/${id}`, { title: "News", content: `<p><a href="${href}">News</a></p>` });
    return (await conflictsIn(brand, mara.formatId)).includes("links-to-target");
  };
  expect(await linkingTo("https://WWW.Nimbus.example?page=1")).toBe(true);
  expect(await linkingTo("https://nimbus.example.org/")).toBe(false);
  expect(await linkingTo("http://nimbus.example/shop")).toBe(true);
  expect(await linkingTo("https://shop.nimbus.example/")).toBe(false);
});

/** Copies of an order, each with these fields of its own; `each` is its number. References and triggers are off. */
async function addOrders(model: string, count: number, fields: Record<string, string>): Promise<void> {
  const owner = new pg.Client({ connectionString: byline.testDatabase.ownerUrl });
  await owner.connect();
  const own = Object.entries({ id: "new_id()", number: "new_id()", ...fields }).flatMap(([field, value]) => [
    `'${field}'`,
    value,
  ]);
  await owner.query("SET session_replication_role = replica");
  await owner.query(
    `INSERT INTO publication_order SELECT (jsonb_populate_record(model, jsonb_build_object(${own.join(", ")}))).*
     FROM publication_order AS model, generate_series(1, $2::integer) AS each WHERE model.id = $1`,
    [model, count],
  );
  await owner.query("VACUUM (ANALYZE) publication_order");
  await owner.end();
}

const anyone = "gen_random_uuid()";
const elsewhere = { publisher_organization_id: anyone, media_project_id: anyone, format_id: anyone };

test("R10.11 a row's conflicts cost no more in a large campaign, in a large organization, at an outlet of many orders", async () => {
  const nils = await aPublisher(byline, "nils");
  const [campaign, other] = [await aCampaign("Large"), await aCampaign("Other")];
  const { id } = await aBooking(campaign, nils.formatId);
  await addOrders(id, 1_000, elsewhere);
  await addOrders(id, 1_000, { ...elsewhere, campaign_id: `'${other.campaign}'` });
  await addOrders(id, 1_000, { client_organization_id: anyone, campaign_id: anyone, project_id: anyone });
  const sent = await statementsOf(async () =>
    expect(await conflictsIn(campaign, nils.formatId)).toEqual(["booked-in-campaign"]),
  );
  const rows = sent.find(({ text }) => text.includes("links-to-target"));
  if (!rows) throw new Error("no statement asked for conflicts");
  const { steps } = await stepsOf(byline.database.pool, rows);
  expect(steps.filter((step) => step.rows > 100)).toEqual([]);
});
