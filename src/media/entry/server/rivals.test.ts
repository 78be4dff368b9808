import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, anAdvertiser, anOperator, aPublisher, goodText, mediaFields } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";
import { tellOpenOrders } from "../../../orders/server/commands/outlet-lost.ts";
import { keepLook } from "../../verification/server/commands.ts";

let byline: TestServer;
let operator: Person;

beforeAll(async () => {
  byline = await openTestServer();
  operator = await anOperator(byline, "olga@byline.example");
});
afterAll(() => byline?.close());

const found = { found: true, problem: null };

async function aRival(name: string, domain: string) {
  const person = await byline.person(`${name}@rival.example`);
  const { body } = await person.post("/api/organizations", { name: `${name} House`, kind: "publisher" });
  const organization = body.id as string;
  const named = () => person.post("/api/media", { organization, ...mediaFields(`${name} Post`, domain) });
  return { person, organization, named };
}

async function proves(
  person: Person,
  mediaId: string,
  domain: string,
  finding: typeof found | { found: false; problem: string } = found,
) {
  await person.post(`/api/media/${mediaId}/verify`, { method: "dns" });
  const look = { mediaId, domain, method: "dns" as const, finding, actorId: person.id };
  await byline.database.transaction((tx) => keepLook(tx, look, tellOpenOrders));
  return (await person.get(`/api/media/${mediaId}`)).body;
}

const subjects = async (recipient: string) => {
  await byline.settle();
  const { rows } = await byline.database.pool.query(
    "SELECT letter->>'subject' AS subject FROM mail WHERE recipient = $1 ORDER BY id",
    [recipient],
  );
  return rows.map(({ subject }) => subject);
};

test("R3.5 of ten publishers who name a domain at the same moment one holds it, and the others may prove it", async () => {
  const domain = "contested.example";
  const names = Array.from({ length: 10 }, (_, index) => `crowd${index}`);
  const rivals = await Promise.all(names.map((name) => aRival(name, domain)));
  const answers = await Promise.all(rivals.map(({ named }) => named()));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
  const states = answers.map(({ body }) => `${body.holdsDomain} ${body.status}`).sort();
  expect(states).toEqual([...Array.from({ length: 9 }, () => "false unproven"), "true listed"]);
});

test("R3.5 who proves a domain has it: of eight proofs at the same moment one counts, and one outlet is on the market", async () => {
  const domain = "prize.example";
  const first = await aRival("first", domain);
  const { id: firstId } = (await first.named()).body;
  const rivals = await Promise.all(Array.from({ length: 8 }, (_, index) => aRival(`prover${index}`, domain)));
  const media = await Promise.all(rivals.map(async ({ named }) => (await named()).body.id as string));
  const seen = await Promise.all(rivals.map(({ person }, index) => proves(person, media[index] as string, domain)));
  const winners = seen.filter(({ verified }) => verified);
  expect(winners).toMatchObject([{ status: "listed", holdsDomain: true }]);
  const losers = seen.filter(({ verified }) => !verified);
  for (const loser of losers) {
    expect(loser).toMatchObject({ status: "unproven", holdsDomain: false, verification: { state: "unverified" } });
    expect(loser.verification.problem).toContain("Your proof is there, and so was another publisher's");
  }
  expect((await first.person.get(`/api/media/${firstId}`)).body).toMatchObject({
    status: "unproven",
    holdsDomain: false,
  });
  const { rows } = await byline.database.pool.query(
    "SELECT status, verification FROM media_project WHERE domain = $1 AND (holds_domain OR status = 'listed' OR verification = 'verified')",
    [domain],
  );
  expect(rows).toEqual([{ status: "listed", verification: "verified" }]);
  expect(await byline.happenedTo(firstId)).toEqual(["list", "unlist", "loseDomain"]);
});

test("R3.5 both publishers and the advertisers of open orders are told, the orders go on, and the trail keeps it", async () => {
  const first = await aPublisher(byline, "squatter");
  const nimbus = await anAdvertiser(byline, "nimbus", 100_000);
  const order = await aBooking(nimbus, first.formatId);
  const owner = await aRival("owner", first.domain);
  const { id } = (await owner.named()).body;
  expect(await proves(owner.person, id, first.domain)).toMatchObject({ verified: true, status: "listed" });
  expect(await subjects(first.person.email)).toContain("Somebody else verified the domain of squatter Gazette");
  expect(await subjects(owner.person.email)).toContain("The domain of owner Post is yours");
  expect((await subjects(nimbus.person.email)).join()).toContain(
    "Another publisher verified the domain of squatter Gazette",
  );
  const path = `/api/orders/${order.id}`;
  expect((await nimbus.person.get(path)).body.status).toBe("booked");
  await nimbus.person.patch(path, goodText);
  expect((await nimbus.person.post(`${path}/send`, {})).status).toBe(200);
  const again = await nimbus.person.post(`/api/carts/${nimbus.cart}/add`, { format: first.formatId });
  expect(again.status).toBe(404);
  const [entry] = (await operator.get("/api/audit_events?kind=domain")).body["hydra:member"];
  expect(entry).toMatchObject({
    subject: first.domain,
    changes: [{ field: "organization", before: "squatter Media", after: "owner House" }],
  });
});

test("R3.5 a domain whose proof stands can't be named; once that is gone it can, and a proof takes it at once", async () => {
  const domain = "sold.example";
  const seller = await aRival("seller", domain);
  const { id: sold } = (await seller.named()).body;
  await proves(seller.person, sold, domain);
  const buyer = await aRival("buyer", domain);
  const refused = await buyer.named();
  expect([refused.status, refused.body.violations[0]]).toMatchObject([
    422,
    { code: "domain_taken", propertyPath: "url" },
  ]);
  await proves(seller.person, sold, domain, { found: false, problem: "There is no TXT record." });
  const { id } = (await buyer.named()).body;
  expect(await proves(buyer.person, id, domain)).toMatchObject({ verified: true, holdsDomain: true });
  expect((await seller.person.get(`/api/media/${sold}`)).body).toMatchObject({ verified: false, status: "unproven" });
});

test("R3.5 a domain that its holder gave up is free for whoever waits for it", async () => {
  const domain = "left.example";
  const holder = await aRival("holder", domain);
  const { id: held } = (await holder.named()).body;
  const waiting = await aRival("waiting", domain);
  const { id } = (await waiting.named()).body;
  await holder.person.patch(`/api/media/${held}`, { url: "https://elsewhere.example/" });
  await waiting.person.patch(`/api/media/${id}`, { status: "paused" });
  const listed = await waiting.person.patch(`/api/media/${id}`, { status: "listed" });
  expect(listed.body).toMatchObject({ status: "listed", holdsDomain: true, verified: false });
});

test("an organization has one outlet on a domain", async () => {
  const twice = await aRival("twice", "twice.example");
  await twice.named();
  const again = await twice.named();
  expect([again.status, again.body.violations[0].code]).toEqual([422, "domain_known"]);
});
