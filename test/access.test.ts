import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OrganizationRole, organizationRoles } from "../src/accounts/actor.ts";
import { needsOf as needsInProduct, type Permission } from "../src/accounts/permissions.ts";
import type { Operation, Resource } from "../src/platform/http/resource.ts";
import { type Right, rights, stoppedBySuspension, withoutRight } from "./rights.ts";
import { nameOf, operations, sampleBody, urlOf } from "./samples.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";
import { openWorld, type Part, partsOf, type World } from "./world.ts";

/**
 * R6.3, R6.4: every role of every kind tries each operation with a permission. Expectations come from a table of the
 * tests' own (`rights.ts`), not from the server.
 */
type GuardedOperation = { resource: Resource; operation: Operation & { permission: Permission } };

const guarded = operations.filter((each): each is GuardedOperation => each.operation.permission !== undefined);

test("R6.3 an operation asks for a row of the table, or is known to need none", () => {
  const without = { operator: [] as string[], personal: [] as string[], signedIn: [] as string[] };
  for (const { resource, operation } of operations.filter(({ operation }) => operation.permission === undefined)) {
    const kind = operation.operator ? "operator" : operation.personal ? "personal" : "signedIn";
    without[kind].push(`${operation.method} ${resource.path}${operation.path}`);
  }
  for (const kind of ["operator", "personal", "signedIn"] as const)
    expect(without[kind].sort(), kind).toEqual([...withoutRight[kind]].sort());
});

test.each(Object.entries(rights))("R6.3 %s is given to the roles that R6.3 names", (permission, right) => {
  const {
    scope: _scope,
    closed: _closed,
    whileActive: _whileActive,
    ...needs
  } = needsInProduct(permission as Permission);
  expect(needs).toEqual(right);
});

test("R3.2 a suspended organization begins nothing new and takes no money out", () => {
  const stopped = Object.keys(rights).filter((permission) => needsInProduct(permission as Permission).whileActive);
  expect(stopped.sort()).toEqual([...stoppedBySuspension].sort());
});

type Role = { organization?: OrganizationRole; project?: 0 | 1 | 2; media?: 0 | 1 | 2 };
type Cast = { name: string; role: Role; person: Person };

const roles: Role[] = [
  {},
  ...organizationRoles.map((organization) => ({ organization })),
  ...(["MANAGER", "VIEWER"] as const).map((organization) => ({ organization, project: 2 as const, media: 2 as const })),
  { organization: "VIEWER", project: 0, media: 0 },
  ...([0, 1, 2] as const).flatMap((role) => [{ project: role }, { media: role }]),
];

let byline: TestServer;
let world: World;
let cast: Cast[] = [];

beforeAll(async () => {
  byline = await openTestServer();
  world = await openWorld(byline);
  cast = await Promise.all(roles.map(castAs));
});

afterAll(() => byline?.close());

async function castAs(role: Role): Promise<Cast> {
  const name = Object.entries(role).flat().join("-") || "stranger";
  const person = await byline.person(`${name.toLowerCase()}@cast.example`);
  await person.get(`/api/client_users/${person.id}`);
  const { client, publisher, project } = world;
  for (const { organization } of role.organization ? [client, publisher] : [])
    await byline.database.pool.query(
      "INSERT INTO organization_member (user_id, organization_id, role) VALUES ($1, $2, $3)",
      [person.id, organization, role.organization],
    );
  const join = (column: "project_id" | "media_project_id", organization: string, place: string, ownRole: number) =>
    byline.database.pool.query(
      `INSERT INTO place_member (id, user_id, organization_id, ${column}, role) VALUES (gen_random_uuid(), $1, $2, $3, $4)`,
      [person.id, organization, place, ownRole],
    );
  if (role.project !== undefined) await join("project_id", client.organization, project, role.project);
  if (role.media !== undefined) await join("media_project_id", publisher.organization, publisher.media, role.media);
  return { name, role, person };
}

/** An operation concerns its own class, or the organization in which it makes something. */
function partsFor(resource: Resource, operation: Operation): Part[] {
  if (operation.permission === "project.create" || operation.permission === "media.create") return ["organization"];
  return partsOf(resource.name);
}

const needsOf = (permission: Permission): Right => rights[permission];

/** R6.3: owners and admins see every project, others only the ones of which they are members. */
function sees({ organization, ...own }: Role, part: Part): boolean {
  if (part === "organization") return organization !== undefined;
  return organization === "OWNER" || organization === "ADMIN" || own[part] !== undefined;
}

function isAllowed(role: Role, part: Part, permission: Permission): boolean {
  const needs = needsOf(permission);
  // Any role in one of its projects shows an organization's name.
  if (permission === "organization.read") return role.organization !== undefined || role.project !== undefined;
  if (!sees(role, part)) return false;
  const strength = role.organization ? organizationRoles.indexOf(role.organization) : Number.POSITIVE_INFINITY;
  if (strength <= organizationRoles.indexOf(needs.organization)) return true;
  if (part === "organization") return false;
  const [own, weakest] = [role[part], needs[part]];
  return own !== undefined && weakest !== undefined && own <= weakest;
}

/** Operations of orders and offers open to both sides, with the publisher's permission. */
const ofEitherSide: Record<string, { moves: string[]; isEdited?: true; isMade?: true; publisher: Permission }> = {
  Order: {
    moves: [
      "dispute",
      "propose-date",
      "accept-date",
      "decline-date",
      "withdraw-date",
      "check-again",
      "contest",
      "answer-dispute",
    ],
    isEdited: true,
    publisher: "order.answer",
  },
  OrderExtra: {
    moves: ["agree", "decline", "withdraw", "dispute", "answer-dispute"],
    publisher: "order.proposeExtras",
  },
  Offer: { moves: ["accept", "counter", "decline"], publisher: "offer.answer" },
  TextVersion: { moves: [], isMade: true, publisher: "order.answer" },
};

function publisherNeeds({ resource, operation }: GuardedOperation): Permission | undefined {
  const either = ofEitherSide[resource.name];
  if (operation.method === "PATCH" && either?.isEdited) return either.publisher;
  if (operation.method === "POST" && operation.path === "" && either?.isMade) return either.publisher;
  return either?.moves.some((move) => operation.path === `/{id}/${move}`) ? either.publisher : undefined;
}

function sidesOf({ resource, operation }: GuardedOperation, parts: Part[]): Part[] {
  if (publisherNeeds({ resource, operation }) || parts.length === 1) return parts;
  return parts.filter((part) => part !== "organization" && needsOf(operation.permission)[part] !== undefined);
}

describe.each(guarded.map((each) => [nameOf(each), each] as const))("%s", (_name, { resource, operation }) => {
  test("is open to the roles that the table names, and to no other", async () => {
    const { permission } = operation;
    const parts = partsFor(resource, operation);
    for (const { name, role, person } of cast) {
      const id = await world.idToTry(resource.name);
      const own = { ...world.ids, OrganizationMember: await world.idToTry("OrganizationMember") };
      const answerTo = (role.media !== undefined && publisherNeeds({ resource, operation })) || permission;
      const allowed = sidesOf({ resource, operation }, parts).some((part) =>
        isAllowed(role, part, part === "media" ? answerTo : permission),
      );
      if (operation.method === "GET" && operation.answers === "collection") {
        const { body } = await person.get(world.listUrl(resource, operation));
        const shown = body["hydra:member"].map((each: { id: string }) => each.id);
        expect([name, shown.includes(id)]).toEqual([name, allowed]);
        continue;
      }
      if (operation.answers === "file" && !operation.path.includes("{id}")) {
        const listed = (await person.get(urlOf(resource, listOf(resource)))).body["hydra:totalItems"];
        const file = String((await person.get(urlOf(resource, operation))).body);
        expect([name, rowsOf(file)]).toEqual([name, listed]);
        continue;
      }
      const hasBody = operation.method !== "GET" && operation.method !== "DELETE";
      const body = hasBody ? bodyFor(operation, own) : undefined;
      const url = urlOf(resource, operation, id).replace("{file}", world.files[resource.name] ?? "");
      const answer = await person.call(operation.method, url, body);
      const meant = [name, answer.status, answer.body?.["hydra:description"]];
      if (allowed) expect(passes(answer), JSON.stringify(meant)).toBe(true);
      else if (operation.method === "GET") expect(meant.slice(0, 2)).toEqual([name, 404]);
      else expect(refusals(role, parts, { resource, operation }), JSON.stringify(meant)).toContain(answer.status);
    }
  });
});

describe.each(operations.filter(({ operation }) => operation.operator))(
  "$operation.method $resource.path$operation.path",
  ({ resource, operation }) => {
    test("R1.10 is closed to everybody but operators", async () => {
      const owner = cast.find(({ role }) => role.organization === "OWNER");
      const hasBody = operation.method !== "GET" && operation.method !== "DELETE";
      const body = hasBody ? sampleBody(operation, world.ids) : undefined;
      const answer = await owner?.person.call(
        operation.method,
        urlOf(resource, operation, world.ids[resource.name]),
        body,
      );
      expect(answer?.status).toBe(403);
    });
  },
);

const listOf = ({ operations: all }: Resource): Operation => all.find(({ name }) => name === "list") as Operation;

/** A cell of several lines belongs to one row. */
const rowsOf = (file: string): number =>
  file
    .replaceAll(/"[^"]*"/g, "")
    .trim()
    .split("\n").length - 1;

/** Ownership goes to nobody in the cast, so that later tries find the same roles. */
function bodyFor(operation: Operation, own: Record<string, string>): Record<string, unknown> {
  const body = sampleBody(operation, own);
  const { media } = world.neighbor;
  if (operation.permission === "mediaList.edit")
    return { ...body, media: operation.answers === "collection" ? [media] : media };
  return "member" in body ? { member: crypto.randomUUID() } : body;
}

/** Permitted: done, or refused for its input alone. */
function passes({ status, body }: { status: number; body: Record<string, unknown> }): boolean {
  if (status === 404) return /^This (line|format|member) /.test(String(body["hydra:description"]));
  return status < 500 && status !== 401 && status !== 403;
}

/** 403 for a visible object, 404 for a hidden one; either for an order seen from its other side. */
function refusals(role: Role, parts: Part[], operation: GuardedOperation): number[] {
  const seen = parts.filter((part) => sees(role, part));
  const isGuest = parts.includes("organization") && (role.project !== undefined || role.media !== undefined);
  if (seen.length === 0) return isGuest ? [403, 404] : [404];
  return sidesOf(operation, parts).some((part) => seen.includes(part)) ? [403] : [403, 404];
}
