import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Operation } from "../src/platform/http/resource.ts";
import { nameOf, operations, sampleBody, urlOf } from "./samples.ts";
import { openTestServer, type Person, type TestServer } from "./server.ts";
import { openWorld, type World } from "./world.ts";

let byline: TestServer;
let world: World;
let owner: Person;

beforeAll(async () => {
  byline = await openTestServer();
  world = await openWorld(byline);
  owner = world.client.person;
  // An operator too, so that no operation refuses the owner before it looks at the body.
  await byline.database.pool.query("UPDATE client_user SET operator = true WHERE id = $1", [owner.id]);
});

afterAll(() => byline?.close());

describe("every body that breaks its schema answers 4xx with hydra:description, never 5xx", () => {
  const writing = operations.filter(({ operation }) => operation.input !== undefined);
  test.each(writing.map((each) => [nameOf(each), each] as const))("%s", async (_name, { resource, operation }) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 3, arbitrary: mutatedBody(operation) }, { weight: 1, arbitrary: noBody }),
        async (payload) => {
          const answer = await byline.app.inject({
            method: operation.method,
            url: urlOf(resource, operation, world.ids[resource.name]),
            headers: {
              authorization: `Bearer ${owner.token}`,
              "content-type": operation.method === "PATCH" ? "application/merge-patch+json" : "application/ld+json",
              "idempotency-key": crypto.randomUUID(),
            },
            payload,
          });
          expect(answer.statusCode, payload.slice(0, 300)).toBeLessThan(500);
          if (answer.statusCode >= 400) expect(answer.json()["hydra:description"], payload.slice(0, 300)).toMatch(/\S/);
        },
      ),
      { numRuns: 20, seed: 20_261_121 },
    );
  });
});

const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "'; DROP TABLE organization; --",
    "🦊".repeat(500),
    "x".repeat(100_000),
    -1,
    0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    2 ** 53,
    0.5,
    "2026-02-30",
    "9999-99-99",
    "00000000-0000-0000-0000-000000000000",
    "/api/orders/x",
    null,
    [],
    {},
    [[]],
    true,
  ),
  fc.string({ unit: "binary", maxLength: 50 }),
);
const noBody = fc.oneof(
  fc.jsonValue().map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 60 }),
  fc.constantFrom("", "{", "[]", "null", '"', '{"a":', "{}{}"),
);

function mutatedBody(operation: Operation) {
  const fields = Object.keys((operation.input as z.ZodObject).shape ?? {});
  return fc
    .tuple(
      fc.subarray([...fields, "unknownField", "__proto__", "constructor"], { minLength: 1, maxLength: 3 }),
      fc.array(oddValue, { minLength: 3, maxLength: 3 }),
    )
    .map(([names, values]) =>
      JSON.stringify({
        ...sampleBody(operation, world.ids),
        ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
      }),
    );
}
