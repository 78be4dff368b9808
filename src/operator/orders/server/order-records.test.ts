import { expect, test } from "vitest";
import { aBooking, anAdvertiser, anOperator, aPublisher, openTrade } from "../../../../test/scene.ts";

const { byline, ada, paul } = await openTrade();
const bea = await anAdvertiser(byline, "bea", 100_000);
const pia = await aPublisher(byline, "pia");
const olga = await anOperator(byline, "olga@operator.example");

const [first, second, third] = [
  await aBooking(ada, paul.formatId),
  await aBooking(ada, pia.formatId),
  await aBooking(bea, pia.formatId),
];
await byline.database.pool.query("UPDATE publication_order SET title = 'Bridges of 100% steel' WHERE id = $1", [
  second.id,
]);
await byline.database.pool.query("UPDATE publication_order SET status = 'canceled', due_at = NULL WHERE id = $1", [
  third.id,
]);

async function found(query: Record<string, string>): Promise<string[]> {
  const { body } = await olga.get(`/api/order_records?${new URLSearchParams(query)}`);
  return body["hydra:member"].map(({ id }: { id: string }) => id);
}

test("R1.10 an operator reads every order in a line, newest first", async () => {
  expect(await found({})).toEqual([third.id, second.id, first.id]);
  expect((await olga.get(`/api/order_records/${second.id}`)).body).toMatchObject({
    title: "Bridges of 100% steel",
    clientName: "ada Agency",
    totalCents: expect.any(Number),
    status: "booked",
  });
  expect(await found({ status: "canceled" })).toEqual([third.id]);
});

test("R1.10 a search finds orders by number, title, outlet, advertiser and publisher, each once", async () => {
  const { body } = await olga.get(`/api/order_records/${first.id}`);
  expect(await found({ search: body.number.toLowerCase() })).toEqual([first.id]);
  expect(await found({ search: "of 100% STEEL" })).toEqual([second.id]);
  expect(await found({ search: body.mediaName })).toEqual([first.id]);
  expect(await found({ search: "bea" })).toEqual([third.id]);
  expect(await found({ search: "pia" })).toEqual([third.id, second.id]);
  expect(await found({ search: "pia", status: "booked" })).toEqual([second.id]);
  expect(await found({ search: "100_" })).toEqual([]);
});

test("R1.10 a name that more than fifty outlets share finds the orders of all of them", async () => {
  await byline.database.pool.query(
    `INSERT INTO media_project (id, organization_id, name, url, domain, media_type)
     SELECT gen_random_uuid(), $1, 'Echo ' || number, 'https://echo' || number || '.example', 'echo' || number || '.example', 'Blog' FROM generate_series(1, 60) AS number`,
    [pia.organization],
  );
  await byline.database.pool.query("UPDATE media_project SET name = 'Echo of Pia' WHERE id = $1", [pia.media]);
  expect(await found({ search: "echo" })).toEqual([third.id, second.id]);
});

test("R6.3 nobody else reads them", async () => {
  for (const path of ["order_records", "outlet_records"])
    expect((await ada.person.get(`/api/${path}`)).status).toBe(403);
});
