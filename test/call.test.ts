import { afterAll, beforeAll, expect, test } from "vitest";
import { loadActor } from "../src/accounts/server/queries/actor.ts";
import { type Caller, callOperation, type OperationCall } from "../src/platform/http/call.ts";
import { resourcesOf } from "../src/resources.ts";
import { type Advertiser, anAdvertiser } from "./scene.ts";
import { openTestServer, type TestServer } from "./server.ts";

let byline: TestServer;
let ada: Advertiser;

beforeAll(async () => {
  byline = await openTestServer();
  ada = await anAdvertiser(byline, "ada", 0);
});

afterAll(() => byline?.close());

function calledBy({ person }: Advertiser, method: string, path: string, given: Partial<OperationCall>) {
  const resource = resourcesOf(byline.config).find((each) => each.path === "projects");
  const operation = resource?.operations.find((each) => each.method === method && each.path === path);
  if (!resource || !operation) throw new Error(`projects have no ${method} ${path}`);
  const { id: userId, email } = person;
  const session = {
    sessionId: crypto.randomUUID(),
    sessionElsewhere: true,
    owesFactorElsewhere: false,
    signedInAt: new Date(),
  };
  const caller: Caller = {
    userId,
    readActor: (reader) => loadActor(reader, { userId, email, assurance: "aal1", ...session }),
  };
  const call = { parameters: {}, query: {}, body: undefined, key: undefined, ifMatch: undefined, ...given };
  return callOperation(byline.database, caller, { resource, operation, query: operation.query }, call);
}

const called = (method: string, path: string, given: Partial<OperationCall>) => calledBy(ada, method, path, given);
const body = () => ({ organization: ada.organization, name: "Called from within" });

test("R10.2 an operation does the same without HTTP: its schema, its key, its roles and its one transaction", async () => {
  const first = await called("POST", "", { body: body(), key: "once" });
  expect(first).toMatchObject({ answer: { name: "Called from within" }, repeated: false });
  const { id } = first.answer as { id: string };
  expect(await called("POST", "", { body: body(), key: "once" })).toMatchObject({ answer: { id }, repeated: true });
  expect(await called("GET", "/{id}", { parameters: { id } })).toMatchObject({
    answer: { id, name: "Called from within" },
  });
  await expect(called("POST", "", { body: { ...body(), name: "" } })).rejects.toThrow();
  await expect(called("POST", "", { body: body(), query: { dryRun: "true" } })).rejects.toMatchObject({
    code: "unknown_parameter",
  });
  await expect(
    called("PATCH", "/{id}", { parameters: { id }, body: { name: "Other" }, ifMatch: '"older"' }),
  ).rejects.toMatchObject({
    code: "changed_meanwhile",
  });
  await expect(called("GET", "/{id}", { parameters: { id: "no-id" } })).rejects.toMatchObject({ status: 404 });
});

test("R6.3 called from within, another organization's project is not found either, and nobody writes into it", async () => {
  const { answer } = await called("POST", "", { body: body() });
  const { id } = answer as { id: string };
  const bob = await anAdvertiser(byline, "bob", 0);
  for (const [method, given] of [
    ["GET", { parameters: { id } }] as const,
    ["PATCH", { parameters: { id }, body: { name: "Mine" } }] as const,
  ])
    await expect(calledBy(bob, method, "/{id}", given)).rejects.toMatchObject({ status: 404 });
  await expect(calledBy(bob, "POST", "", { body: body() })).rejects.toMatchObject({ status: 404 });
});
