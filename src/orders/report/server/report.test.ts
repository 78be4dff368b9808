import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { runQueue } from "../../../../test/run-queue.ts";
import {
  aBooking,
  anAdvertiser,
  anImage,
  aPublisher,
  goodText,
  openTrade,
  type Publisher,
} from "../../../../test/scene.ts";
import type { Person } from "../../../../test/server.ts";
import { statementsOf } from "../../../../test/statements.ts";
import { nothingFound } from "../../../proof/evidence.ts";

const { byline, ada, paul } = await openTrade({ format: { priceCents: 12_347 } });
let vera: Person;
let published = "";
let canceled = "";

beforeAll(async () => {
  const { pool } = byline.database;
  await pool.query(
    "INSERT INTO media_metrics (media_project_id, ahrefs_dr, organic_traffic_by_ahrefs) VALUES ($1, 61, 48210)",
    [paul.media],
  );
  published = await aPublication(paul);
  canceled = (await aBooking(ada, paul.formatId)).id;
  await ada.person.post(`/api/orders/${canceled}/cancel`, { reason: "The event was moved." });
  vera = await byline.person("vera@client.example");
  await vera.get(`/api/client_users/${vera.id}`);
  await pool.query(
    `INSERT INTO place_member (id, user_id, organization_id, project_id, role)
     SELECT gen_random_uuid(), $1, $2, project_id, 2 FROM campaign WHERE id = $3`,
    [vera.id, ada.organization, ada.campaign],
  );
});

async function aPublication({ person, formatId, domain }: Publisher): Promise<string> {
  const { id } = await aBooking(ada, formatId);
  await ada.person.patch(`/api/orders/${id}`, goodText);
  await ada.person.post(`/api/orders/${id}/send`, {});
  await person.post(`/api/orders/${id}/accept`, {});
  const { status } = (await person.post(`/api/orders/${id}/publish`, { publicationUrl: `https://${domain}/news` }))
    .body;
  expect(status).toBe("published");
  return id;
}

const reportOf = async (person: Person, campaign = ada.campaign) =>
  (await person.get(`/api/campaign_reports/${campaign}`)).body;
const lineOf = async (id: string) => (await reportOf(ada.person)).lines.find((line: { id: string }) => line.id === id);
const fileOf = ({ token }: Person, format: string, campaign = ada.campaign, reader = "team") =>
  byline.app.inject({
    url: `/api/campaigns/${campaign}/report?format=${format}&reader=${reader}`,
    headers: { authorization: `Bearer ${token}` },
  });

const link = { href: "https://nimbus.example/", kind: "Dofollow", promisedAnchor: "Nimbus", anchor: null, rel: null };
const look = (order: string, found: boolean, ago: string) =>
  byline.database.pool.query(
    `INSERT INTO link_check (id, order_id, passed, evidence, checked_at) VALUES (gen_random_uuid(), $1, $2, $3, now() - $4::interval)`,
    [
      order,
      found,
      {
        ...nothingFound("https://paul.example/news"),
        links: [
          { ...link, found },
          { ...link, found: true },
        ],
        problems: [],
      },
      ago,
    ],
  );
const lose = (order: string, lostAt: string | null) =>
  byline.database.pool.query(
    `INSERT INTO publication_watch (order_id, failures, failed_at, lost_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (order_id) DO UPDATE SET failures = excluded.failures, failed_at = excluded.failed_at, lost_at = excluded.lost_at`,
    [order, lostAt ? 2 : 0, lostAt],
  );

test("R3.10 R3.11 a report says of each order its outlet, link, dates, metrics and money, what is published first", async () => {
  const { lines, lineCount, campaign } = await reportOf(ada.person);
  expect([lineCount, campaign]).toEqual([2, `/api/campaigns/${ada.campaign}`]);
  expect(lines.map(({ id }: { id: string }) => id)).toEqual([published, canceled]);
  expect(lines[0]).toMatchObject({
    title: goodText.title,
    mediaDomain: paul.domain,
    status: "published",
    onTime: true,
    publicationUrl: `https://${paul.domain}/news`,
    totalCents: 12_347,
    costCents: 12_347,
    metrics: { ahrefsDr: 61, organicTrafficByAhrefs: 48_210, semrushAuthorityScore: null },
  });
  expect(lines[0].feeCents).toBe((await ada.person.get(`/api/orders/${published}`)).body.feeCents);
  expect(lines[1]).toMatchObject({ proof: null, onTime: null, totalCents: 12_347, costCents: 0, feeCents: 0 });
});

test("R10.9 a report marks a metric whose newest value does not fit the outlet's history", async () => {
  expect((await lineOf(published)).misfits).toEqual([]);
  await byline.database.pool.query(
    `INSERT INTO metric_reading (media_project_id, metric, value, source, read_on)
     SELECT $1, 'ahrefsDr', value, 'declared', current_date - (7 - at)::integer
     FROM unnest('{40,41,40,42,41,61}'::float8[]) WITH ORDINALITY AS given (value, at)`,
    [paul.media],
  );
  await runQueue(byline, "judge-readings");
  expect((await lineOf(published)).misfits).toEqual(["ahrefsDr"]);
  const { body } = await fileOf(ada.person, "csv");
  expect(body).toContain("Unusual metrics");
});

test("R10.3 a report says what was last proven, with the links that were found: held, failing, lost, restored", async () => {
  await byline.database.pool.query(
    "UPDATE publication_order SET published_at = now() - interval '5 days' WHERE id = $1",
    [published],
  );
  expect((await lineOf(published)).proof).toMatchObject({ state: "unseen", checkedAt: null });
  await look(published, true, "4 days");
  expect((await lineOf(published)).proof).toMatchObject({ state: "holds", linksFound: 2, linksPromised: 2 });
  await look(published, false, "3 days");
  expect((await lineOf(published)).proof).toMatchObject({ state: "failing", linksFound: 1, linksPromised: 2 });
  await lose(published, "2026-11-20");
  expect((await lineOf(published)).proof.state).toBe("lost");
  await byline.database.pool.query(
    `INSERT INTO event (id, subject, subject_id, object, sequence, verb, organization_ids, party, to_state, message)
     VALUES (new_id(), 'publication', $1, 'order', 100, 'regain', '{}', 'system', 'published', '')`,
    [published],
  );
  await lose(published, null);
  await look(published, true, "1 hour");
  expect((await lineOf(published)).proof.state).toBe("restored");
});

describe("R6.3 who may not read amounts finds none, in no format", () => {
  const amounts = /123\.47|12347|USD|\$\s?\d/;

  test("on the page", async () => {
    const report = await reportOf(vera);
    expect(report.showsAmounts).toBe(false);
    expect(report.lines[0]).toMatchObject({ totalCents: null, costCents: null, feeCents: null, title: goodText.title });
  });

  test.each(["csv", "xlsx", "pdf"] as const)("as %s", async (format) => {
    const read = (person: Person) => fileOf(person, format).then(({ rawPayload }) => readers[format](rawPayload));
    expect(await read(ada.person)).toMatch(amounts);
    const hidden = await read(vera);
    expect(hidden).toContain(goodText.title.slice(0, 12));
    expect(hidden).not.toMatch(amounts);
  });
});

test.each(["csv", "xlsx", "pdf"] as const)(
  "R6.3 an owner downloads a client's report without money and without what was called off, as %s",
  async (format) => {
    const text = readers[format]((await fileOf(ada.person, format, ada.campaign, "client")).rawPayload);
    expect(text).toContain(goodText.title.slice(0, 12));
    expect(text).not.toMatch(/123\.47|12347|USD|\$\s?\d|Service fee/);
    const { number } = (await ada.person.get(`/api/orders/${canceled}`)).body;
    expect(text).not.toContain(number);
  },
);

test("R10.3 a report says what a failed check found, and its PDF shows the newest picture of the publication", async () => {
  const hasImage = async (reader: string) =>
    (await fileOf(ada.person, "pdf", ada.campaign, reader)).body.includes("/Subtype /Image");
  expect(await hasImage("client")).toBe(false);
  const { pool } = byline.database;
  const [{ id: check }] = (
    await pool.query(
      `INSERT INTO link_check (id, order_id, passed, evidence) VALUES (new_id(), $1, false, $2) RETURNING id`,
      [
        published,
        { ...nothingFound(`https://${paul.domain}/news`), problems: ["The link to nimbus.example is missing."] },
      ],
    )
  ).rows;
  const path = await anImage(byline, ada.person);
  await pool.query("UPDATE stored_file SET use = 'public' WHERE id = $1", [path.slice("/files/".length)]);
  await pool.query("INSERT INTO publication_picture (link_check_id, file_id) VALUES ($1, $2)", [
    check,
    path.slice("/files/".length),
  ]);
  expect((await lineOf(published)).picture).toBe(path);
  for (const reader of ["client", "team"]) expect(await hasImage(reader)).toBe(true);
  for (const format of ["csv", "xlsx", "pdf"] as const) {
    const text = readers[format]((await fileOf(ada.person, format, ada.campaign, "client")).rawPayload);
    expect(text.replaceAll(/\s+/g, " ")).toContain("The link to nimbus.example");
  }
  await pool.query("DELETE FROM link_check WHERE id = $1", [check]);
});

const readers = {
  csv: (bytes: Buffer) => bytes.toString("utf8"),
  xlsx: (bytes: Buffer) => sheetText(bytes),
  pdf: (bytes: Buffer) => pdfPages(bytes).join(" "),
};

const sheetText = (bytes: Buffer): string => {
  const texts = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  return [...texts.matchAll(/<t [^>]*>([^<]*)<\/t>|<v>([^<]*)<\/v>/g)]
    .map(([, text, number]) => text ?? number)
    .join("|");
};

test("R3.12 the sheet has the campaign's facts on top, the table, and its sums", async () => {
  const answer = await fileOf(ada.person, "xlsx");
  expect(answer.headers["content-type"]).toContain("spreadsheetml.sheet");
  expect(answer.headers["content-disposition"]).toMatch(/campaign-report-\d{4}-\d\d-\d\d\.xlsx/);
  const text = sheetText(answer.rawPayload);
  expect(text).toMatch(/^Campaign\|.*Orders\|2\|Online\|1\|/);
  expect(text).toContain("Restored");
  expect(text).toContain("Ahrefs DR");
  expect(text).toMatch(/Together\|123\.47\|/);
});

test("the plain table begins with its headings, and a title is no formula", async () => {
  const id = (await aBooking(ada, paul.formatId)).id;
  await ada.person.patch(`/api/orders/${id}`, { title: '=HYPERLINK("https://evil.example")' });
  const lines = (await fileOf(ada.person, "csv")).body.split("\r\n");
  expect(lines[0]).toContain("Order,Title,Outlet");
  expect(lines.join("\n")).toContain("'=HYPERLINK");
  await ada.person.post(`/api/orders/${id}/cancel`, { reason: "It was a test." });
});

describe("the printed report", () => {
  test("is a PDF with its title, its author and as many pages as its orders need", async () => {
    const answer = await fileOf(ada.person, "pdf");
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    const pages = pdfPages(answer.rawPayload);
    expect(pages).toHaveLength(1);
    for (const each of ["Publication", "Restored", "61", "Page 1 of 1", "Together"]) expect(pages[0]).toContain(each);
    expect(answer.rawPayload.toString("latin1")).toContain(`(https://${paul.domain}/news)`);
  });

  test("R3.3 has the project's logo on top, and a logo that is gone leaves its place to the name", async () => {
    const { rows } = await byline.database.pool.query("SELECT project_id AS id FROM campaign WHERE id = $1", [
      ada.campaign,
    ]);
    const edit = (logo: string | null) => ada.person.patch(`/api/projects/${rows[0].id}`, { logo });
    const hasImage = async () => (await fileOf(ada.person, "pdf")).body.includes("/Subtype /Image");
    expect(await hasImage()).toBe(false);
    expect((await edit(await anImage(byline, ada.person))).status).toBe(200);
    expect(await hasImage()).toBe(true);
    await byline.database.pool.query("UPDATE project SET logo = $2 WHERE id = $1", [
      rows[0].id,
      `/files/${crypto.randomUUID()}`,
    ]);
    expect(await hasImage()).toBe(false);
    await edit(null);
  });

  test("has the names of other alphabets, and says that a box stands for what it has no font for", async () => {
    const wang = await aPublisher(byline, "wang", { priceCents: 5_000 });
    await byline.database.pool.query("UPDATE media_project SET name = $2 WHERE id = $1", [
      wang.media,
      "Łódź Кофе 新聞",
    ]);
    await aPublication(wang);
    const text = readers.pdf((await fileOf(ada.person, "pdf")).rawPayload);
    expect(text).toContain("Łódź Кофе □□");
    expect(text).toContain("A box replaces each letter");
    expect(sheetText((await fileOf(ada.person, "xlsx")).rawPayload)).toContain("Łódź Кофе 新聞");
  });

  test("goes on over pages, each with the head of the table and its number, and says where it was cut; a table holds every order", async () => {
    const bea = await anAdvertiser(byline, "bea", 1_000_000);
    const { id } = await aBooking(bea, paul.formatId);
    await byline.database.pool.query(
      `INSERT INTO publication_order SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'T' || each))).*
       FROM publication_order AS o, generate_series(1, 500) AS each WHERE o.id = $1`,
      [id],
    );
    const answer = await fileOf(bea.person, "pdf", bea.campaign);
    expect(answer.statusCode).toBe(200);
    const pages = pdfPages(answer.rawPayload);
    expect(pages.length).toBeGreaterThan(20);
    pages.forEach((text, index) => {
      expect(text).toContain("Outlet");
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    });
    expect(pages.at(-1)).toContain("The newest 500 of 501 orders.");
    for (const reader of ["team", "client"])
      expect((await fileOf(bea.person, "csv", bea.campaign, reader)).body.trim().split("\r\n")).toHaveLength(502);
    expect(sheetText((await fileOf(bea.person, "xlsx", bea.campaign)).rawPayload).match(/T500/g)).toHaveLength(1);
  });
});

test("a report shows published orders first, then the newest, and a table too long for a file is refused unread", async () => {
  const cleo = await anAdvertiser(byline, "cleo", 1_000_000);
  const { pool } = byline.database;
  const { id } = await aBooking(cleo, paul.formatId);
  const addOrders = (from: number, to: number, publishedTo: number) =>
    pool.query(
      `INSERT INTO publication_order SELECT (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'L' || each,
         'created_at', now() - each * interval '1 minute', 'published_at', CASE WHEN each <= $4::integer THEN now() - each * interval '1 minute' END))).*
       FROM publication_order AS o, generate_series($2::integer, $3::integer) AS each WHERE o.id = $1`,
      [id, from, to, publishedTo],
    );
  const numbers = async () =>
    (await reportOf(cleo.person, cleo.campaign)).lines.map(({ number }: { number: string }) => number);
  const named = (length: number) => Array.from({ length }, (_, index) => `L${index + 1}`);
  await addOrders(1, 700, 300);
  const own = (await cleo.person.get(`/api/orders/${id}`)).body.number;
  expect(await numbers()).toEqual([...named(300), own, ...named(499).slice(300)]);
  await addOrders(701, 1_000, 1_000);
  expect(await numbers()).toEqual([...named(300), ...named(900).slice(700)]);
  expect((await reportOf(cleo.person, cleo.campaign)).lineCount).toBe(1_001);
  await pool.query("UPDATE campaign_sum SET order_count = 5001 WHERE campaign_id = $1", [cleo.campaign]);
  const sent = await statementsOf(async () =>
    expect((await fileOf(cleo.person, "csv", cleo.campaign)).statusCode).toBe(422),
  );
  expect(sent.filter(({ text }) => text.includes("published AS"))).toEqual([]);
});

test("R6.4 another's campaign has no report, and a format that is none is refused", async () => {
  const eve = await anAdvertiser(byline, "eve", 0);
  expect((await eve.person.get(`/api/campaign_reports/${ada.campaign}`)).status).toBe(404);
  for (const format of ["pdf", "xlsx", "csv"]) expect((await fileOf(eve.person, format)).statusCode).toBe(404);
  expect((await fileOf(paul.person, "pdf")).statusCode).toBe(404);
  expect((await fileOf(ada.person, "pdf", "none")).statusCode).toBe(404);
  expect((await fileOf(ada.person, "docx")).statusCode).toBe(400);
  expect((await fileOf(eve.person, "pdf", eve.campaign)).statusCode).toBe(200);
});
