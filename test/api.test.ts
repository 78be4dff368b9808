import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { declarations } from "../src/declarations.ts";
import type { Operation } from "../src/platform/http/resource.ts";
import { resourcesOf } from "../src/resources.ts";
import { nameOf, operations, sampleBody, urlOf } from "./samples.ts";
import { anAdvertiser } from "./scene.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";
import { openWorld, type World } from "./world.ts";

let byline: TestServer;
let eve: Person;
let others: World;

beforeAll(async () => {
  byline = await openTestServer();
  others = await openWorld(byline, "ada");
  eve = (await anAdvertiser(byline, "eve", 0)).person;
});

afterAll(() => byline?.close());

const sample = (operation: Operation) => sampleBody(operation, others.ids);

describe("R6.5 every operation needs a bearer token", () => {
  test.each(operations.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const body = operation.method === "GET" || operation.method === "DELETE" ? undefined : {};
    const answer = await byline.stranger.call(
      operation.method,
      urlOf(resource, operation, others.ids[resource.name]),
      body,
    );
    expect(answer.status).toBe(401);
    expect(answer.headers["www-authenticate"]).toBe(
      'Bearer resource_metadata="http://localhost:3000/.well-known/oauth-protected-resource/api"',
    );
    expect(answer.body["hydra:description"]).toBe("Sign in to do this.");
  });
});

describe("R6.4 another tenant's object answers 404", () => {
  const onItems = operations.filter(({ operation }) => operation.path.includes("{id}"));
  test.each(onItems.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    const id = others.ids[resource.name];
    expect(id, `no object of class ${resource.name} to try`).toBeTypeOf("string");
    const body = operation.method === "GET" || operation.method === "DELETE" ? undefined : sample(operation);
    const answer = await eve.call(operation.method, urlOf(resource, operation, id), body, {
      "idempotency-key": crypto.randomUUID(),
    });
    expect(answer.status).toBe(operation.operator ? 403 : 404);
    expect(JSON.stringify(answer.body)).not.toContain("Agency");
  });

  const withLinks = operations.filter(
    ({ operation }) =>
      operation.method === "POST" &&
      operation.path === "" &&
      ["organization", "project", "campaign", "media"].some(
        (link) => link in ((operation.input as z.ZodObject).shape ?? {}),
      ),
  );
  test.each(withLinks.map((each) => [nameOf(each), each] as const))(
    "%s with a link to another tenant's object",
    async (_name, { resource, operation }) => {
      const links = {
        organization: others.ids.Organization,
        project: others.ids.Project,
        campaign: others.ids.Campaign,
        media: others.ids.Media,
      };
      const body = {
        ...sample(operation),
        ...Object.fromEntries(Object.entries(links).filter(([link]) => link in (operation.input as z.ZodObject).shape)),
      };
      const { status } = await eve.call("POST", urlOf(resource, operation), body);
      expect(status).toBe(operation.operator ? 403 : 404);
    },
  );

  const lists = operations.filter(({ operation }) => operation.method === "GET" && operation.answers === "collection");
  test.each(lists.map((each) => [nameOf(each), each] as const))(
    "%s shows nothing of another tenant",
    async (_name, { resource, operation }) => {
      const { status, body } = await eve.get(others.listUrl(resource, operation));
      expect(status).toBe(operation.operator ? 403 : 200);
      if (operation.operator) return;
      expect(body["hydra:member"].map(({ id }: { id: string }) => id)).not.toContain(others.ids[resource.name]);
    },
  );
});

test("R7.8 every resource that is declared is served, operation by operation", () => {
  const served = resourcesOf({ PAYMENT_PROVIDER: "sandbox" });
  for (const { name, operations } of declarations)
    expect(served.find((each) => each.name === name)?.operations.map((each) => each.name)).toEqual(
      Object.keys(operations),
    );
});
