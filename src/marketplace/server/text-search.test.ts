import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatFields, mediaFields } from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";
import { listingQuery } from "../contract.ts";
import { readForm } from "../facets/server/index/searched-text.ts";
import type { TextQuery } from "../text-query.ts";
import { tidyWordsQueue } from "./jobs.ts";
import { readKeys } from "./listing/queries.ts";
import { keysStatements, type TextSource } from "./queries-search.ts";

let byline: TestServer;
let paul: Person;

const named: [name: string, domain: string, priceCents: number][] = [
  ["Courrier de Liège", "courrier-liege.example", 9_000],
  ["Le Courrier", "le-courrier.example", 1_000],
  ["Courrier", "courrier-daily.example", 8_000],
  ["Aldermoor Gazette", "aldermoorgazette.example", 3_000],
  ["Smørrebrød Avis", "smorrebrod.example", 4_000],
  ["Straße und Garten", "strasse.example", 5_000],
  ["Новости Сегодня", "novosti.example", 6_000],
];

beforeAll(async () => {
  byline = await openTestServer();
  paul = await byline.person("paul@publisher.example");
  const organization = (await paul.post("/api/organizations", { name: "Paul Media", kind: "publisher" })).body.id;
  for (const [name, domain, priceCents] of named) {
    const media = (await paul.post("/api/media", { organization, ...mediaFields(name, domain) })).body.id;
    await paul.post("/api/formats", { media, ...formatFields, priceCents });
  }
  const hidden = { organization, ...mediaFields("Willowbrook Draft", "willowbrook.example") };
  await paul.post("/api/media", { ...hidden });
});

afterAll(() => byline?.close());

async function found(search: string, more = ""): Promise<string[]> {
  const { status, body } = await paul.get(`/api/listings?search=${encodeURIComponent(search)}${more}`);
  expect(status).toBe(200);
  const names = body["hydra:member"].map(({ name }: { name: string }) => name);
  expect(body["hydra:totalItems"]).toBe(names.length);
  const facets = await paul.get(`/api/listings/facets?search=${encodeURIComponent(search)}`);
  expect(facets.body.total).toBe(names.length);
  return names;
}

test("R2.12 what is it comes first, then what begins with it, then what holds it; an order that is named wins", async () => {
  expect(await found("courrier")).toEqual(["Courrier", "Courrier de Liège", "Le Courrier"]);
  expect(await found("courrier", "&order[price]=asc")).toEqual(["Le Courrier", "Courrier", "Courrier de Liège"]);
  expect(await found("LE-COURRIER.example")).toEqual(["Le Courrier"]);
});

test.each([
  ["liege", "Courrier de Liège"],
  ["LIÈGE", "Courrier de Liège"],
  ["smorrebrod avis", "Smørrebrød Avis"],
  ["strasse und", "Straße und Garten"],
  ["straße", "Straße und Garten"],
  ["НОВОСТИ", "Новости Сегодня"],
])("accents and case do not matter: %s", async (search, name) => {
  expect(await found(search)).toEqual([name]);
});

test("ASCII letters have the form that PostgreSQL gives them", async () => {
  const letters = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join("");
  const { rows } = await byline.database.pool.query("SELECT search_form($1) AS form", [letters]);
  expect(await readForm(byline.database.reader, letters)).toBe(rows[0].form);
});

test.each(["aldremoor", "aldermor", "aldermoore gazete", "gazzette", "adlermoor gazette", "aldremoorgazette.example"])(
  "a typo is forgiven when nothing holds the text: %s",
  async (search) => {
    expect(await found(search)).toEqual(["Aldermoor Gazette"]);
  },
);

test.each([
  ["новсти", "Новости Сегодня"],
  ["gartne", "Straße und Garten"],
  ["smorebrodd", "Smørrebrød Avis"],
])("one slip or two, in any letters: %s", async (search, name) => {
  expect(await found(search)).toEqual([name]);
});

test("words are found in another order than that of the name, each as it was meant", async () => {
  expect(await found("gazette aldermoor")).toEqual(["Aldermoor Gazette"]);
  expect(await found("avis smorrebrod")).toEqual(["Smørrebrød Avis"]);
  expect(await found("courier liege")).toEqual(["Courrier de Liège"]);
  expect(await found("aldermoor zzzzqqqq")).toEqual([]);
});

test.each(["'; DROP TABLE listing; --", "%' OR true --", "qqq\\'ette\"", "{}()[]*+?.^$|", "''''", "$$ $1 %L %s"])(
  "signs of SQL and of patterns are letters like others: %s",
  async (search) => {
    expect(await found(search)).toEqual([]);
  },
);

test("who finds what they wrote is not shown what resembles it; who resembles nothing finds nothing", async () => {
  expect(await found("le courrier")).toEqual(["Le Courrier"]);
  expect(await found("zzzzqqqq")).toEqual([]);
  expect(await found("100%_\\")).toEqual([]);
});

test("what is not listed is not found, nor does it stand in the way of what resembles it", async () => {
  expect(await found("willowbrook")).toEqual([]);
  expect(await found("xyz")).toEqual([]);
});

const texts: TextQuery[] = [
  { form: "courrier" },
  { form: "strasse" },
  { form: "gazzette", meant: [[{ word: "gazette", distance: 0.2 }]] },
  { form: "courier liege", meant: [[{ word: "courrier", distance: 0.2 }], [{ word: "liege", distance: 0 }]] },
];

test.each(["name", "desiredPrice", "countries"] as const)(
  "walking the list by %s finds the same listings in the same order as a search",
  async (column) => {
    for (const text of texts) {
      const query = listingQuery.parse({ search: text.form, [`order[${column}]`]: "desc" });
      const idsFrom = async (source?: TextSource) => {
        const scope = { organizationIds: [], campaignId: null };
        const cut = { offset: 0, limit: 50 };
        const statements = keysStatements(query, scope, cut, { textSource: source });
        return (await readKeys(byline.database.reader, statements, cut)).map(({ id }) => id);
      };
      const searched = await idsFrom();
      expect(searched.length).toBeGreaterThan(0);
      expect(await idsFrom({ text })).toEqual(searched);
    }
  },
);

test("a new name is found by a typo of it at once; the night forgets words that nobody has, and what was learned twice", async () => {
  const { rows } = await byline.database.pool.query("SELECT id FROM media_project WHERE domain = 'novosti.example'");
  const rename = async (name: string) =>
    expect((await paul.patch(`/api/media/${rows[0].id}`, { name })).status).toBe(200);
  const known = async (word: string) =>
    (await byline.database.pool.query("SELECT FROM listing_word WHERE word = $1", [word])).rowCount;
  await rename("Windermere Wochenblatt");
  expect(await found("widnermere")).toEqual(["Windermere Wochenblatt"]);
  await rename("Новости Сегодня");
  await byline.database.pool.query("INSERT INTO listing_word (word) VALUES ('gazette')");
  expect([await known("windermere"), await known("gazette")]).toEqual([1, 2]);
  await tidyWordsQueue.handle(byline.database, {}, pino({ level: "silent" }));
  expect([await known("windermere"), await known("gazette")]).toEqual([0, 1]);
  expect(await found("gazzette")).toEqual(["Aldermoor Gazette"]);
});
