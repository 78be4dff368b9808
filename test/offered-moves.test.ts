import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { moveNamesOf, pathOf, routedNamesOf } from "../src/platform/lifecycle/lifecycle.ts";
import { lifecycles } from "./lifecycles.ts";
import { operations, sampleBody, urlOf } from "./samples.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";
import { openWorld, type World } from "./world.ts";

type LifeOf = (typeof lifecycles)[number]["life"];

/** A class answers the moves of one lifecycle: their names say of which. */
function lifeOf(schema: z.ZodObject): LifeOf | undefined {
  const field = schema.shape.moves;
  if (!(field instanceof z.ZodArray && field.element instanceof z.ZodEnum)) return undefined;
  const answered = field.element.options;
  const isOf = (names: readonly string[]) => [...names].sort().join() === [...answered].sort().join();
  const ofMoves = lifecycles.filter(({ life }) => isOf(moveNamesOf(life)) || isOf(routedNamesOf(life.moves)));
  expect(ofMoves.length).toBeLessThanOrEqual(1);
  return ofMoves[0]?.life;
}

const routed = operations.flatMap(({ resource, operation }) => {
  const life = lifeOf(resource.schema);
  const move = life && routedNamesOf(life.moves).find((name) => operation.path === `/{id}/${pathOf(name)}`);
  return life && move ? [{ life, move, resource, operation }] : [];
});

/** Refusals of suspended organizations and of an operator's own one come before a table's. */
const ofAnyMove = ["organization_suspended", "own_organization"];

let byline: TestServer;
let world: World;
let callers: { name: string; call: Person["call"] }[] = [];

beforeAll(async () => {
  byline = await openTestServer();
  world = await openWorld(byline);
  const { client, publisher, operator } = world;
  callers = [
    { name: "stranger", call: world.neighbor.person.call },
    { name: "client's viewer", call: (await viewerOf(client.organization)).call },
    { name: "publisher's viewer", call: (await viewerOf(publisher.organization)).call },
    { name: "reading token", call: await tokenOf(client.person, ["read"]) },
    { name: "client's token of orders", call: await tokenOf(client.person, ["read", "orders"]) },
    { name: "publisher's token of media", call: await tokenOf(publisher.person, ["read", "media"]) },
    { name: "operator", call: operator.call },
    { name: "publisher", call: publisher.person.call },
    { name: "client", call: client.person.call },
  ];
});

afterAll(() => byline?.close());

async function viewerOf(organization: string): Promise<Person> {
  const viewer = await byline.person(`viewer-${organization}@cast.example`);
  await viewer.get(`/api/client_users/${viewer.id}`);
  await byline.database.pool.query(
    "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, 'VIEWER')",
    [viewer.id, organization],
  );
  return viewer;
}

async function tokenOf(person: Person, scopes: string[]): Promise<Person["call"]> {
  const { token } = (await person.post("/api/api_tokens", { name: "Program", scopes })).body;
  return (method, path, body, headers) =>
    person.call(method, path, body, { ...headers, authorization: `Bearer ${token}` });
}

test("each class that answers moves of a lifecycle is tried", () => {
  const classes = new Set(routed.map(({ resource }) => resource.name));
  const known = ["Order", "Offer", "TopUp", "Chargeback", "Withdrawal", "Format", "CatalogueImport"];
  expect([...classes]).toEqual(expect.arrayContaining(known));
});

test.each(routed.map((each) => [`${each.life.noun}: ${String(each.move)}`, each] as const))(
  "R6.3 %s is accepted of those to whom it is offered, and refused to all others",
  async (_name, { life, move, resource, operation }) => {
    const id = await world.idToTry(resource.name);
    const guards = Object.values<{ code: string }>(life.guards);
    const codes = [life.code, ...guards.map(({ code }) => code), ...ofAnyMove];
    for (const { name, call } of callers) {
      const { status: isSeen, body: item } = await call("GET", `/api/${resource.path}/${id}`);
      // Operators review formats and outlets from lists of their own.
      if (isSeen === 404 && name === "operator") continue;
      const isOffered = isSeen === 200 && item.moves.includes(move);
      const answer = await call("POST", urlOf(resource, operation, id), sampleBody(operation, world.ids));
      const isRefused =
        answer.status === 403 || answer.status === 404 || (answer.status === 409 && codes.includes(answer.body.code));
      // An input may be found wanting before its move is.
      const isKept = isRefused || (!isOffered && answer.status === 422);
      expect([name, isOffered, answer.status, isKept]).toEqual([name, isOffered, answer.status, !isOffered]);
    }
  },
);
