import { afterAll, beforeAll, expect, test } from "vitest";
import { anAdvertiser, anOperator } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let olga: Person;
const kinds = ["agency", "publisher"];

beforeAll(async () => {
  byline = await openTestServer();
  olga = await anOperator(byline, "olga@byline.example");
  for (const [index, name] of ["Quill Media", "Marlow", "Old Quill", "Qu_ote 100%"].entries())
    await olga.post("/api/organizations", { name, kind: kinds[index % 2] });
});
afterAll(() => byline?.close());

const found = async (search: string) => {
  const { body } = await olga.get(`/api/organization_names?search=${encodeURIComponent(search)}`);
  return body["hydra:member"].map(({ name }: { name: string }) => name);
};

test("R10.7 an operator finds any organization by a part of its name, those first that begin so", async () => {
  expect(await found("quill")).toEqual(["Quill Media", "Old Quill"]);
  expect(await found("q")).toEqual(["Qu_ote 100%", "Quill Media"]);
  expect(await found("arlo")).toEqual(["Marlow"]);
  expect(await found("nobody")).toEqual([]);
});

test("what was typed is a text and no pattern", async () => {
  expect(await found("_")).toEqual([]);
  expect(await found("0%")).toEqual([]);
  expect(await found("u_ote")).toEqual(["Qu_ote 100%"]);
  expect(await found("u%ill")).toEqual([]);
});

test.each(["quill%", "%uill%"])("an index finds names like %s, however many there are", async (pattern) => {
  const plan = await byline.database.transaction(async (tx) => {
    await tx.$client.query("SET LOCAL enable_seqscan = off");
    return tx.$client.query(`EXPLAIN SELECT FROM organization WHERE lower(name) LIKE '${pattern}'`);
  });
  expect(JSON.stringify(plan.rows)).toMatch(/Index Scan (on|using) organization_(search|name|sorted)/);
});

test("R1.2 R1.5 a publisher's organization tops up nothing and has no projects, and who owns it makes one that books", async () => {
  const organization = (await olga.post("/api/organizations", { name: "Pure Press", kind: "publisher" })).body.id;
  const topUp = await olga.post("/api/top_ups", { organization, amountCents: 10_000 });
  expect([topUp.status, topUp.body.code]).toEqual([409, "organization_publishes"]);
  expect((await olga.post("/api/projects", { organization, name: "A brand" })).status).toBe(409);
  const { body } = await olga.post("/api/organizations", {
    name: "Pure Press Agency",
    kind: "agency",
    goal: "seo",
    budgetCents: 500_000,
    countries: ["Germany"],
  });
  const campaigns = (await olga.get(`/api/campaigns?organization=${body.id}`)).body["hydra:member"];
  expect(campaigns).toMatchObject([{ goal: "seo", budgetCents: 500_000, status: "active" }]);
  expect((await olga.get(`/api/projects?organization=${body.id}`)).body["hydra:member"]).toMatchObject([
    { countries: ["Germany"] },
  ]);
});

test("R6.4 nobody but operators sees organizations that are not theirs", async () => {
  const ada = await anAdvertiser(byline, "ada", 0);
  expect((await ada.person.get("/api/organization_names")).status).toBe(403);
});
