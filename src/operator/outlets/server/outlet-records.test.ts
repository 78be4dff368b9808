import { expect, test } from "vitest";
import { anOperator, aPublisher, openTrade } from "../../../../test/scene.ts";

const { byline, paul } = await openTrade();
const pia = await aPublisher(byline, "pia");
const olga = await anOperator(byline, "olga@operator.example");
const { pool } = byline.database;
await pool.query("UPDATE media_project SET name = 'Harbor Post', updated_at = now() - interval '1 day' WHERE id = $1", [
  paul.media,
]);
await pool.query("UPDATE media_project SET status = 'paused', updated_at = now() WHERE id = $1", [pia.media]);

async function found(query: Record<string, string>): Promise<string[]> {
  const { body } = await olga.get(`/api/outlet_records?${new URLSearchParams(query)}`);
  return body["hydra:member"].map(({ id }: { id: string }) => id);
}

test("R1.10 an operator reads every outlet in a line, in every status, changed last first", async () => {
  expect(await found({})).toEqual([pia.media, paul.media]);
  expect(await found({ status: "paused" })).toEqual([pia.media]);
  expect((await olga.get(`/api/outlet_records/${paul.media}`)).body).toMatchObject({
    name: "Harbor Post",
    status: "listed",
    formats: 1,
    listedFormats: 1,
  });
});

test("R1.10 a search finds outlets by name, domain and publisher", async () => {
  const { body } = await olga.get(`/api/outlet_records/${paul.media}`);
  expect(await found({ search: "harbor p" })).toEqual([paul.media]);
  expect(await found({ search: body.domain.toUpperCase() })).toEqual([paul.media]);
  expect(await found({ search: body.organizationName })).toEqual([paul.media]);
  expect(await found({ search: "harbor", status: "paused" })).toEqual([]);
});
