import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, anImage, anOperator, openTrade, type Trade } from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";

let trade: Trade;
let mallory: Person;
let olga: Person;

beforeAll(async () => {
  trade = await openTrade();
  mallory = await trade.byline.person("mallory@stranger.example");
  olga = await anOperator(trade.byline, "olga@operator.example");
});
afterAll(() => trade?.byline.close());

const addressOf = async (person: Person, id: string): Promise<string | undefined> =>
  (await person.get(`/api/order_images?image[]=${id}`)).body["hydra:member"][0]?.address;
const opens = async (address: string | undefined) =>
  (await trade.byline.app.inject({ url: address ?? "/files/none" })).statusCode === 200;
const idOf = (path: string) => path.slice("/files/".length);

const textWith = (path: string) => ({
  title: "Dawn over the harbor",
  content: `<p>Enough characters for every format that there is</p><img src="${path}" alt="Dawn">`,
});

test("an image of an unpublished text is seen by its two sides and operators, once the text is sent, and by nobody else", async () => {
  const { byline, ada, paul } = trade;
  const path = await anImage(byline, ada.person);
  const id = idOf(path);
  expect(await opens(await addressOf(ada.person, id))).toBe(true);
  const order = (await aBooking(ada, paul.formatId)).id;
  expect((await ada.person.patch(`/api/orders/${order}`, textWith(path))).status).toBe(200);
  expect(await addressOf(paul.person, id)).toBeUndefined();
  await byline.database.pool.query("UPDATE publication_order SET sent_at = now(), status = 'sent' WHERE id = $1", [
    order,
  ]);
  for (const person of [ada.person, paul.person, olga]) expect(await opens(await addressOf(person, id))).toBe(true);
  expect(await addressOf(mallory, id)).toBeUndefined();
  expect(await opens(path)).toBe(false);
});

test("naming somebody else's image in one's own text opens nothing", async () => {
  const { byline, ada, paul } = trade;
  const path = await anImage(byline, paul.person);
  const order = (await aBooking(ada, paul.formatId)).id;
  expect((await ada.person.patch(`/api/orders/${order}`, textWith(path))).status).toBe(200);
  expect(await addressOf(ada.person, idOf(path))).toBeUndefined();
});

test("a text taken from one order to another takes its images along, also by a colleague", async () => {
  const { byline, ada, paul } = trade;
  const path = await anImage(byline, ada.person);
  const [one, other] = [(await aBooking(ada, paul.formatId)).id, (await aBooking(ada, paul.formatId)).id];
  await ada.person.patch(`/api/orders/${one}`, textWith(path));
  await ada.person.patch(`/api/orders/${other}`, textWith(path));
  const { rows } = await byline.database.pool.query("SELECT order_id FROM order_image WHERE file_id = $1", [
    idOf(path),
  ]);
  expect(rows.map((row) => row.order_id as string).toSorted()).toEqual([one, other].toSorted());
});

test("R6.4 an own text that names another's image neither files it nor opens it on a shared page", async () => {
  const { byline, ada, paul } = trade;
  const path = await anImage(byline, paul.person);
  const order = (await aBooking(ada, paul.formatId)).id;
  await ada.person.patch(`/api/orders/${order}`, textWith(path));
  const zip = await byline.app.inject({
    url: `/api/orders/${order}/text`,
    headers: { authorization: `Bearer ${ada.person.token}` },
  });
  expect(Object.keys(unzipSync(new Uint8Array(zip.rawPayload))).sort()).toEqual(["text.docx", "text.html", "text.md"]);
  const link = { subject: "text", campaign: ada.campaign, order, name: "Nora" };
  const { body } = await ada.person.post("/api/shared_links", link);
  const page = (await byline.app.inject({ url: body.path })).body;
  expect(page).toContain(`<img src="${path}"`);
  expect(await opens(path)).toBe(false);
});

test("a shared text shows its images by addresses that end", async () => {
  const { byline, ada, paul } = trade;
  const path = await anImage(byline, ada.person);
  const order = (await aBooking(ada, paul.formatId)).id;
  await ada.person.patch(`/api/orders/${order}`, textWith(path));
  const link = { subject: "text", campaign: ada.campaign, order, name: "Nora" };
  const { body } = await ada.person.post("/api/shared_links", link);
  const page = (await byline.app.inject({ url: body.path })).body;
  const [, address = ""] = /<img src="(\/files\/[^"]+)"/.exec(page) ?? [];
  expect(address).toContain("&amp;signature=");
  expect(await opens(address.replace("&amp;", "&"))).toBe(true);
});
