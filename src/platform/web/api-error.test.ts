import { expect, test } from "vitest";
import { readApiError } from "./api-error.ts";

const answer = (body: string, status: number) => new Response(body, { status });

test("R8.4 a refusal's message is its hydra:description, its cause the status", async () => {
  const body = { "hydra:description": "The cart changed.", code: "cart_changed", missingCents: 1_200 };
  const error = await readApiError(answer(JSON.stringify(body), 409));
  expect([error.message, error.cause, error.status, error.code]).toEqual([
    "The cart changed.",
    409,
    409,
    "cart_changed",
  ]);
  expect(error.details).toEqual({ missingCents: 1_200 });
});

test.each(["", "<h1>Bad gateway</h1>", "null", "[]", '{"hydra:description":7}'])(
  "R8.1 whatever else stands in a refusal, something is said: %j",
  async (body) => {
    const error = await readApiError(answer(body, 502));
    expect([error.message, error.cause]).toEqual(["Something went wrong, please try again later", 502]);
  },
);
