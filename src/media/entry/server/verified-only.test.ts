import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queuesOf } from "#queues.ts";
import { settingsId } from "#settings/settings-id.ts";
import { anAdvertiser, anOperator, aPublisher, type Publisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { tellOpenOrders } from "../../../orders/server/commands/outlet-lost.ts";
import { keepLook } from "../../verification/server/commands.ts";

let byline: TestServer;
let operator: Person;
let paul: Publisher;

beforeAll(async () => {
  byline = await openTestServer({ verifiedOnly: true });
  operator = await anOperator(byline, "olga@byline.example");
  paul = await aPublisher(byline, "paul");
});
afterAll(() => byline?.close());

const medium = async ({ person, media }: Publisher = paul) => (await person.get(`/api/media/${media}`)).body;
const listings = async (query = "") => (await operator.get(`/api/listings${query}`)).body["hydra:member"];

async function look({ person, media, domain }: Publisher, isFound: boolean) {
  await person.post(`/api/media/${media}/verify`, { method: "dns" });
  const finding = isFound ? { found: true, problem: null } : { found: false, problem: "There is no TXT record." };
  const kept = { mediaId: media, domain, method: "dns" as const, finding, actorId: person.id };
  await byline.database.transaction((tx) => keepLook(tx, kept, tellOpenOrders));
}

async function setting(change: Record<string, boolean>) {
  expect((await operator.patch(`/api/settings/${settingsId}`, change)).status).toBe(200);
  const queue = queuesOf(byline.config).find(({ name }) => name === "settle-media");
  await queue?.handle(byline.database, {}, pino({ level: "silent" }));
}

const mails = async (email: string) => {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter->>'subject' AS subject FROM mail WHERE recipient = $1 ORDER BY id",
    [email],
  );
  return rows.map(({ subject }) => subject);
};

test("R3.5 a new installation lists verified outlets only; another one waits, and can't be seen or booked", async () => {
  expect((await operator.get(`/api/settings/${settingsId}`)).body.verifiedOnly).toBe(true);
  expect(await medium()).toMatchObject({ status: "unproven", verified: false });
  expect(await listings()).toEqual([]);
  const ada = await anAdvertiser(byline, "ada", 100_000);
  expect((await ada.person.get(`/api/media/${paul.media}`)).status).toBe(404);
  expect((await ada.person.post(`/api/carts/${ada.cart}/add`, { format: paul.formatId })).status).toBe(404);
});

test("R3.5 its proof brings it onto the market, and the loss of the mark takes it off again", async () => {
  await look(paul, true);
  expect(await medium()).toMatchObject({ status: "listed", verified: true });
  expect(await listings("?verified=true")).toMatchObject([{ verified: true }]);
  expect(await listings("?verified=false")).toEqual([]);
  await look(paul, false);
  expect(await medium()).toMatchObject({ status: "listed", verification: { state: "missing" } });
  await byline.database.pool.query("UPDATE media_verification SET missing_since = now() - interval '14 days'");
  await look(paul, false);
  expect(await medium()).toMatchObject({ status: "unproven", verified: false });
});

test("R3.5 another domain is off the market until it is proven", async () => {
  await look(paul, true);
  await paul.person.patch(`/api/media/${paul.media}`, { url: "https://moved.example/" });
  expect(await medium()).toMatchObject({ status: "unproven", verified: false });
  await paul.person.patch(`/api/media/${paul.media}`, { url: `https://${paul.domain}/` });
});

test("R3.5 the operator's switch lists what waits and takes off what is not verified; each publisher is told once", async () => {
  const pia = await aPublisher(byline, "pia");
  const fields = { mediaType: "Blog", languages: ["en"], countries: ["US"], topics: [] };
  const second = { organization: pia.organization, name: "pia Post", url: "https://pia-post.example/", ...fields };
  await pia.person.post("/api/media", second);
  await setting({ verifiedOnly: false });
  expect(await medium(pia)).toMatchObject({ status: "listed", verified: false });
  expect(await listings("?verified=false")).toMatchObject([{ verified: false }, { verified: false }]);
  await setting({ verifiedOnly: true });
  expect(await medium(pia)).toMatchObject({ status: "unproven" });
  expect(await listings()).toEqual([]);
  expect((await mails(pia.person.email)).slice(-2)).toEqual([
    "2 of your outlets are no longer waiting for verification",
    "2 of your outlets are off the marketplace",
  ]);
});

test("R1.10 approved by an operator, an outlet is listed as soon as it is proven", async () => {
  await setting({ automaticReview: false, verifiedOnly: false });
  const rosa = await aPublisher(byline, "rosa");
  expect((await medium(rosa)).status).toBe("in_review");
  await setting({ verifiedOnly: true });
  const approved = await operator.post(`/api/media/${rosa.media}/approve`, {});
  expect(approved.body.status).toBe("unproven");
  expect(await mails(rosa.person.email)).toContain("rosa Gazette is approved");
  await look(rosa, true);
  expect(await medium(rosa)).toMatchObject({ status: "listed" });
});

test("R1.10 where operators review, an outlet is proven before anybody looks at it", async () => {
  const nora = await aPublisher(byline, "nora");
  expect((await medium(nora)).status).toBe("unproven");
  expect(
    (await operator.get("/api/media/review")).body["hydra:member"].map(({ id }: { id: string }) => id),
  ).not.toContain(nora.media);
  await look(nora, true);
  expect((await medium(nora)).status).toBe("in_review");
});
