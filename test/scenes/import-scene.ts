import { pino } from "pino";
import { expect } from "vitest";
import type { CatalogueImport } from "../../src/imports/contract.ts";
import { openTestFiles } from "../files.ts";
import { anOperator, aPublisher } from "../scene.ts";
import { openTestServer, type Person } from "../server.ts";

const fixed = (text: string) => ({ fixed: text });
export const mapping = {
  name: { column: "name" },
  url: { column: "website" },
  description: { column: "about" },
  ahrefsDr: { column: "dr" },
  mediaType: fixed("News Media"),
  countries: fixed("US"),
  languages: fixed("en"),
  formatType: fixed("Press Release"),
  price: { column: "price" },
  turnaroundHours: fixed("48"),
  textMinCharacters: fixed("10"),
  textMaxCharacters: fixed("2000"),
  hyperlinksMax: fixed("2"),
  hyperlinkKind: fixed("Dofollow"),
  imagesMax: fixed("1"),
  permanenceMonths: fixed("12"),
};
export const csv = (...lines: string[]) => ["name,website,about,dr,price", ...lines, ""].join("\n");

export type ImportScene = Awaited<ReturnType<typeof openImportScene>>;

/** A working installation with Olga, its operator, and Paul, a publisher, who send, preview, run and undo imports. */
export async function openImportScene() {
  const byline = await openTestServer({ work: true, env: { IMPORT_MEGABYTES_MAX: "1" } });
  const olga = await anOperator(byline, "olga@byline.example");
  const paul = await aPublisher(byline, "paul");

  const rows = async (text: string, values: unknown[] = []) => (await byline.database.pool.query(text, values)).rows;

  function send(person: Person, query: string, file: Buffer | string, name = "list.csv") {
    const line = "a-line-between";
    const head = `--${line}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
    return byline.app.inject({
      method: "POST",
      url: `/api/catalogue_imports/upload?${query}`,
      headers: { "content-type": `multipart/form-data; boundary=${line}`, authorization: `Bearer ${person.token}` },
      payload: Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from(`\r\n--${line}--\r\n`)]),
    });
  }

  async function settled(person: Person, id: string): Promise<CatalogueImport> {
    for (;;) {
      const { body } = await person.get(`/api/catalogue_imports/${id}`);
      if (!["previewing", "running", "undoing"].includes(body.state)) return body;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async function previewed(
    person: Person,
    file: string,
    query = `kind=media&organization=${paul.organization}`,
    ways: object = { mapping },
  ) {
    const uploaded = await send(person, query, file);
    expect(uploaded.statusCode, uploaded.body).toBe(201);
    const { id } = uploaded.json();
    const asked = await person.post(`/api/catalogue_imports/${id}/preview`, ways);
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    return settled(person, id);
  }

  async function imported(person: Person, ...how: [string, string?, object?]): Promise<CatalogueImport> {
    const { id } = await previewed(person, ...how);
    await person.post(`/api/catalogue_imports/${id}/run`, {});
    return settled(person, id);
  }

  async function undone(person: Person, { id }: { id: string }): Promise<CatalogueImport> {
    expect((await person.post(`/api/catalogue_imports/${id}/undo`, {})).status).toBe(200);
    return settled(person, id);
  }

  const stateOf = (pattern: string) =>
    rows(
      `SELECT to_jsonb(media) - 'updated_at' AS media, to_jsonb(metrics) AS metrics,
         (SELECT jsonb_agg(to_jsonb(format) - 'updated_at' ORDER BY format.id) FROM format WHERE media_project_id = media.id) AS formats,
         (SELECT jsonb_agg(to_jsonb(reading) ORDER BY reading.id) FROM metric_reading AS reading WHERE media_project_id = media.id) AS readings,
         (SELECT jsonb_agg(to_jsonb(reading) ORDER BY reading.id) FROM audience_reading AS reading WHERE media_project_id = media.id) AS audience,
         (SELECT jsonb_agg(to_jsonb(listing) ORDER BY format_id) FROM listing WHERE listing.media_project_id = media.id) AS listings
       FROM media_project AS media LEFT JOIN media_metrics AS metrics ON metrics.media_project_id = media.id
       WHERE domain LIKE $1 ORDER BY domain`,
      [pattern],
    );

  const store = openTestFiles();
  const log = pino({ level: "silent" });
  return { byline, olga, paul, store, log, rows, send, settled, previewed, imported, undone, stateOf };
}
