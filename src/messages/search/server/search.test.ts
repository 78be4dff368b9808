import { expect, test } from "vitest";
import {
  type Advertiser,
  aBooking,
  aDisputeBy,
  anAdvertiser,
  anOperator,
  aPublisher,
  goodText,
  openTrade,
  type Publisher,
} from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { withoutAmounts, writtenAmount } from "../../../platform/contract/amounts.ts";
import { withoutAmountsIn } from "../../../platform/database/sql/without-amounts.ts";
import type { FoundMessage } from "../contract.ts";

const { byline, ada, paul } = await openTrade({ balanceCents: 500_000 });

const bea = await anAdvertiser(byline, "bea", 500_000);
const lena = await aPublisher(byline, "lena");

async function aSentOrder(buyer: Advertiser, publisher: Publisher): Promise<string> {
  const { id } = await aBooking(buyer, publisher.formatId);
  await buyer.person.patch(`/api/orders/${id}`, goodText);
  await buyer.person.post(`/api/orders/${id}/send`, {});
  return id;
}

const say = async (person: Person, subject: string, body: string) =>
  expect((await person.post(`/api/${subject}/messages`, { body })).status).toBe(200);
const find = async (person: Person, search: string, more = "") =>
  (await person.get(`/api/messages?search=${encodeURIComponent(search)}${more}`)).body;
const found = async (person: Person, search: string): Promise<string[]> =>
  (await find(person, search))["hydra:member"].map(({ body }: FoundMessage) => body);

test("R10.0 a word is found over all conversations of a person, each leading to its own", async () => {
  const [first, second] = [await aSentOrder(ada, paul), await aSentOrder(ada, lena)];
  const offered = { campaign: ada.campaign, format: paul.formatId, priceCents: 5_000 };
  const offer = (await ada.person.post("/api/offers", offered)).body.id as string;
  await say(ada.person, `orders/${first}`, "May the lighthouse be on the cover?");
  await say(lena.person, `orders/${second}`, "No LIGHTHOUSE here.");
  await say(paul.person, `offers/${offer}`, "A lighthouse costs more.");
  const [third, reply, question] = (await find(ada.person, "lighthouse"))["hydra:member"] as FoundMessage[];
  expect(question).toMatchObject({ order: `/api/orders/${first}`, offer: null, isMine: true, title: goodText.title });
  expect(question?.about).toMatch(/^Order Q/);
  expect(question?.path).toBe(`/orders?order=${first}`);
  expect(reply).toMatchObject({ speaker: "publisher", mediaName: "lena Gazette", path: `/orders?order=${second}` });
  expect(third).toMatchObject({
    order: null,
    offer: `/api/offers/${offer}`,
    about: "Offer",
    mediaName: "paul Gazette",
  });
  expect(third?.path).toBe(`/offers/${offer}`);
  const ofPaul = (await find(paul.person, "lighthouse"))["hydra:member"] as FoundMessage[];
  expect(ofPaul.map(({ path }) => path)).toEqual([
    `/publisher/dashboard/offers/${offer}`,
    `/publisher/orders?order=${first}`,
  ]);
  expect(await found(lena.person, "lighthouse")).toEqual(["No LIGHTHOUSE here."]);
});

test("R6.4 nobody finds what others say: no other advertiser, publisher or member of another project", async () => {
  const id = await aSentOrder(bea, lena);
  await say(bea.person, `orders/${id}`, "Our quarterly figures are confidential");
  for (const stranger of [ada.person, paul.person]) expect(await found(stranger, "confidential")).toEqual([]);
  const message = (await find(bea.person, "confidential"))["hydra:member"][0].id;
  expect((await ada.person.get(`/api/messages/${message}`)).status).toBe(404);
  expect((await bea.person.get(`/api/messages/${message}`)).body.body).toBe("Our quarterly figures are confidential");
  const guest = await byline.person("gina@guest.example");
  await guest.get(`/api/client_users/${guest.id}`);
  const { rows } = await byline.database.pool.query(
    "INSERT INTO project (id, organization_id, name) VALUES (new_id(), $1, 'Another') RETURNING id",
    [bea.organization],
  );
  await byline.database.pool.query(
    "INSERT INTO place_member (id, user_id, organization_id, project_id, role) VALUES (new_id(), $1, $2, $3, 2)",
    [guest.id, bea.organization, rows[0].id],
  );
  expect(await found(guest, "confidential")).toEqual([]);
});

test("R1.10 operators find what was said where there is a dispute, and nothing else", async () => {
  const olga = await anOperator(byline, "olga@operator.example");
  const [quiet, disputed] = [await aSentOrder(ada, paul), await aSentOrder(ada, paul)];
  await say(ada.person, `orders/${quiet}`, "The pelican flies");
  await say(ada.person, `orders/${disputed}`, "The pelican lands");
  expect(await found(olga, "pelican")).toEqual([]);
  await aDisputeBy(byline, disputed, "client");
  const [message, ...more] = (await find(olga, "pelican"))["hydra:member"] as FoundMessage[];
  expect([message?.body, message?.path, more]).toEqual(["The pelican lands", `/operator/disputes/${disputed}`, []]);
});

test("what was said of an offer is found in its order once it is accepted, by a publisher from the sending on", async () => {
  const offered = { campaign: ada.campaign, format: lena.formatId, priceCents: 5_000 };
  const id = (await ada.person.post("/api/offers", offered)).body.id as string;
  await say(lena.person, `offers/${id}`, "Agreed with a walrus");
  expect((await lena.person.post(`/api/offers/${id}/accept`, { version: 1 })).status).toBe(200);
  const pathFor = async (person: Person) =>
    (await find(person, "walrus"))["hydra:member"].map(({ path }: FoundMessage) => path);
  expect(await pathFor(ada.person)).toEqual([`/orders?order=${id}`]);
  expect(await pathFor(lena.person)).toEqual([`/publisher/dashboard/offers/${id}`]);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  expect(await pathFor(lena.person)).toEqual([`/publisher/orders?order=${id}`]);
});

test("files are found by their names, markup and wildcards are letters, and a short word is refused", async () => {
  const id = await aSentOrder(ada, paul);
  await say(ada.person, `orders/${id}`, "<b>Bold</b> & 100%_sure, call +44 20 7946 0958");
  const { rows } = await byline.database.pool.query("SELECT id FROM message WHERE subject_id = $1", [id]);
  await byline.database.pool.query(
    `INSERT INTO message_file (id, subject, subject_id, message_id, uploaded_by, name, content_type, bytes)
     VALUES (new_id(), 'order', $1, $2, $3, 'otter-layout.pdf', 'application/pdf', 9)`,
    [id, rows[0].id, ada.person.id],
  );
  for (const search of ["<b>bold</b>", "100%_S", "7946 0958", "OTTER-lay"])
    expect(await found(paul.person, search)).toEqual(["<b>Bold</b> & 100%_sure, call +44 20 7946 0958"]);
  expect(await found(paul.person, "100__s")).toEqual([]);
  expect((await paul.person.get("/api/messages?search=ab")).status).toBe(400);
});

test("a thousand are found at most, a page at a time", async () => {
  const id = await aSentOrder(bea, paul);
  await byline.database.pool.query(
    `INSERT INTO message (id, subject, subject_id, speaker, author_id, body)
     SELECT new_id(), 'order', $1, 'client', $2, 'Herring ' || number FROM generate_series(1, 1005) AS number`,
    [id, bea.person.id],
  );
  const page = await find(bea.person, "herring", "&itemsPerPage=3&page=2");
  expect(page["hydra:totalItems"]).toBe(1_000);
  const ids = page["hydra:member"].map((each: FoundMessage) => each.id);
  expect([ids.length, ids]).toEqual([3, ids.toSorted().reverse()]);
  expect(await found(bea.person, "herring 1005")).toEqual(["Herring 1005"]);
});

test("R6.3 who may not read amounts finds none, not in one conversation and not in all of them", async () => {
  const id = await aSentOrder(ada, paul);
  await say(ada.person, `orders/${id}`, "The badger costs $4,321.50");
  const vera = await byline.person("vera@client.example");
  await vera.get(`/api/client_users/${vera.id}`);
  await byline.database.pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, role)
     SELECT new_id(), $1, organization_id, id, 2 FROM project WHERE organization_id = $2`,
    [vera.id, ada.organization],
  );
  expect(await found(vera, "badger")).toEqual(["The badger costs •••"]);
  expect(await found(vera, "321")).toEqual([]);
  expect(await found(ada.person, "321")).toEqual(["The badger costs $4,321.50"]);
  const here = async (person: Person) =>
    (await person.get(`/api/orders/${id}/messages?search=321`)).body.messages.length;
  expect([await here(vera), await here(ada.person)]).toEqual([0, 1]);
});

test("PostgreSQL blacks out the same amounts as the answers do", async () => {
  const texts = [
    "We pay $123.47, or 87.13 USD next time.",
    "€ 5",
    "12 k€ or 3 million dollars",
    "USD100",
    "5 pounds, 6 bucks",
    "Order Q26110039 of 2026-11-22, 500 words",
    "1\u00a0234,50 £",
    "a5$b",
    "fifty dollars",
    "10 % for 3 days",
  ];
  const { rows } = await byline.database.pool.query(
    `SELECT ${withoutAmountsIn("each")} AS shown FROM unnest($1::text[]) WITH ORDINALITY AS texts (each, place) ORDER BY place`,
    [texts],
  );
  expect(rows.map(({ shown }) => shown)).toEqual(texts.map(withoutAmounts));
  expect(texts.filter((text) => text.match(writtenAmount))).toHaveLength(6);
});
