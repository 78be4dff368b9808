import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});

afterAll(() => byline?.close());

test("R3.9 an agency begins with a project for each client, and works in the first one's campaign", async () => {
  const ann = await byline.person("ann@clients.example");
  const { body: made } = await ann.post("/api/organizations", {
    name: "Ann and Partners",
    kind: "agency",
    firstProject: "Delta Ledger",
    otherProjects: ["Harbor Tea", "Quiet Law"],
    goal: "seo",
    budgetCents: 100_000,
    countries: ["Germany"],
  });
  const projects = (await ann.get(`/api/projects?organization=${made.id}`)).body["hydra:member"];
  expect(projects.map(({ name, countries }: { name: string; countries: string[] }) => [name, countries])).toEqual([
    ["Delta Ledger", ["Germany"]],
    ["Harbor Tea", ["Germany"]],
    ["Quiet Law", ["Germany"]],
  ]);
  const campaigns = (await ann.get(`/api/campaigns?organization=${made.id}`)).body["hydra:member"];
  expect(campaigns.map(({ goal, budgetCents }: Record<string, unknown>) => [goal, budgetCents])).toEqual([
    ["seo", 100_000],
    ["seo", null],
    ["seo", null],
  ]);
  expect((await ann.get(`/api/client_users/${ann.id}`)).body).toMatchObject({
    currentProject: { name: "Delta Ledger" },
    currentCampaign: { id: campaigns[0].id },
  });
});
