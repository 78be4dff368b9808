import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleBody } from "../../../test/samples.ts";
import { anAdvertiserOf, aPublisherOf } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";
import { openWorld, type World } from "../../../test/world.ts";
import { resourcesOf } from "../../resources.ts";
import { allScopes, anAgent, tokenOf } from "./test-support.ts";
import { type ToolAction, toolsOf } from "./tools.ts";

/**
 * Each action of each tool × a token with each scope × another organization's objects. The scopes are typed by hand,
 * as `rights.ts` does for roles.
 */
const scopeOf: Record<string, string> = {
  campaigns: "create_campaign, price_cart",
  orders:
    "send_text, answer_order, request_changes, publish, publish_date, write_text, send_message, open_dispute, cancel_order, approve approve-text, answer_offer accept, answer_offer counter, answer_offer decline",
  approve: "approve approve",
  reports: "report, wallet, earnings, export_orders",
  money: "book, make_offer, answer_offer accept, answer_offer counter, answer_offer decline, answer_offer withdraw",
  media: "import_outlets",
};

/** The marketplace is open to everybody who signed in. */
const openTools = [
  "search_outlets",
  "count_outlets",
  "compare_outlets",
  "read_outlet",
  "outlet_record",
  "list_my_formats",
  "me",
];

let byline: TestServer;
let others: World;
let before: string[];
const agents = new Map<string, Awaited<ReturnType<typeof anAgent>>>();

beforeAll(async () => {
  byline = await openTestServer();
  others = await openWorld(byline);
  before = await statuses();
  const eve = await byline.person("eve@outside.example");
  await eve.get(`/api/client_users/${eve.id}`);
  await anAdvertiserOf(eve, "eve");
  await aPublisherOf(eve, "eve");
  for (const scopes of [...allScopes.map((scope) => [scope]), [...allScopes]])
    agents.set(scopes.join(), await anAgent(byline, await tokenOf(eve, scopes)));
});

afterAll(() => byline?.close());

const statuses = () =>
  Promise.all(
    [`/api/orders/${others.ids.Order}`, `/api/offers/${others.ids.Offer}`, `/api/campaigns/${others.ids.Campaign}`].map(
      async (path) => (await others.client.person.get(path)).body.status,
    ),
  );

const tools = toolsOf(resourcesOf({ PAYMENT_PROVIDER: "sandbox" }), []);
const tried = [...tools.values()].flatMap(({ listed, actions }) =>
  actions.map(
    (action) => [actions.length > 1 ? `${listed.name} ${action.name}` : listed.name, listed.name, action] as const,
  ),
);

function isAllowed(name: string, tool: string, { callable }: ToolAction, scope: string): boolean {
  if (callable.operation.method === "GET" && scope === "read") return true;
  return scopeOf[scope]?.split(", ").some((entry) => entry === name || entry === tool) ?? false;
}

const argumentsFor = ({ callable, taken }: ToolAction, name: string): Record<string, unknown> => {
  const { operation, resource } = callable;
  return {
    ...(name.includes(" ") ? { action: operation.name } : {}),
    ...(operation.on === "item" ? { id: others.ids[resource.name] ?? "" } : {}),
    ...(operation.input ? sampleBody(operation, others.ids) : {}),
    ...(name === "book" ? { expectedTotalCents: 10_000 } : {}),
    ...(taken.places.attempt ? { attempt: crypto.randomUUID() } : {}),
  };
};

test.each(tried)("%s shows and changes nothing of another organization", async (name, tool, action) => {
  const { ids } = others;
  const foreign = [
    ids.Order,
    ids.Offer,
    ids.Campaign,
    ids.Project,
    ids.Organization,
    ids.CatalogueImport,
    "ada Agency",
  ];
  for (const [scopes, { call }] of agents) {
    const allowed = scopes.split(",").some((scope) => isAllowed(name, tool, action, scope));
    const answer = await call(tool, argumentsFor(action, name));
    if (!allowed) expect([scopes, answer.code]).toEqual([scopes, "token_scope"]);
    else if (openTools.includes(tool)) expect(["", "not_found"]).toContain(answer.code);
    else if (action.callable.operation.answers === "collection" && action.callable.operation.method === "GET") {
      for (const word of foreign) expect(answer.text).not.toContain(word);
    } else if (answer.content?.fileName) {
      for (const word of foreign) expect(answer.text).not.toContain(word);
    } else expect([scopes, answer.code]).toEqual([scopes, "not_found"]);
  }
});

test("nothing of the other organization moved", async () => {
  expect(await statuses()).toEqual(before);
});
