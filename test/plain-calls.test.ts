import { afterAll, beforeAll, expect, test } from "vitest";
import { plainCalls } from "../src/resources.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";
import { openWorld, type World } from "./world.ts";

let byline: TestServer;
let world: World;
beforeAll(async () => {
  byline = await openTestServer();
  world = await openWorld(byline);
});
afterAll(() => byline?.close());

type PlainCall = (typeof plainCalls)[number];
const closed = plainCalls.filter(({ isOpen }) => !isOpen).map((call) => [`${call.method} ${call.path}`, call] as const);

/** An upload is refused before its form is read. */
const tried = (person: Person, { method, path, takesFile }: PlainCall, headers = {}) =>
  person.call(
    method,
    `/api${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`,
    method === "GET" || takesFile ? undefined : {},
    headers,
  );

const notForReaders = closed.filter(([, { method, personal }]) => method === "POST" || personal);

test.each(notForReaders)(
  "R10.2 %s is closed to a token without its scope, and where it is personal to any token",
  async (_name, call) => {
    const made = await world.client.person.post("/api/api_tokens", { name: "Reads", scopes: ["read"] });
    const answer = await tried(byline.stranger, call, { authorization: `Bearer ${made.body.token}` });
    expect([answer.status, answer.body.code]).toEqual([403, "token_scope"]);
  },
);

test.each(closed.filter(([, { operator }]) => operator))(
  "R6.3 %s is closed to who is no operator",
  async (_name, call) => {
    const answer = await tried(world.client.person, call);
    expect([answer.status, answer.body.code]).toEqual([403, "no_permissions"]);
  },
);
