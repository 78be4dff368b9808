import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "./server.ts";

let byline: TestServer;
let busy: NodeJS.Timeout;

beforeAll(async () => {
  byline = await openTestServer({ env: { OVERLOAD_MILLISECONDS: "20" } });
  busy = setInterval(() => {
    const until = performance.now() + 100;
    while (performance.now() < until);
  });
});

afterAll(async () => {
  clearInterval(busy);
  await byline?.close();
});

test("a late process refuses calls and says when to come back; scripts and signs of life are still answered", async () => {
  const call = () => byline.app.inject("/api/public_settings");
  await expect.poll(async () => (await call()).statusCode).toBe(503);
  const refused = await call();
  expect([refused.headers["retry-after"], refused.json().code]).toEqual(["2", "overloaded"]);
  for (const path of ["/health/live", "/health/ready"])
    expect((await byline.app.inject(path)).statusCode, path).toBe(200);
  expect((await byline.app.inject("/assets/none.js")).statusCode).toBe(404);
});
