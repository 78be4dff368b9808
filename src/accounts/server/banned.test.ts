import { afterAll, beforeAll, expect, test } from "vitest";
import { anAdvertiser } from "../../../test/scene.ts";
import { openTestServer, type TestServer } from "../../../test/server.ts";

let byline: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
});
afterAll(() => byline?.close());

test("R6.5 a ban reaches the API with the next call, and ends there with the ban", async () => {
  const { person, campaign } = await anAdvertiser(byline, "ada", 0);
  const ban = (until: string) =>
    byline.database.pool.query("UPDATE auth.users SET banned_until = $2 WHERE id = $1", [person.id, until]);
  const calls = async () => [
    (await person.get(`/api/campaigns/${campaign}`)).status,
    (await person.patch(`/api/campaigns/${campaign}`, { name: "Spring" })).status,
    (await person.post("/api/organizations", { name: crypto.randomUUID(), kind: "agency" })).status,
    (await person.post("/api/api_tokens", { name: "Script", scopes: ["read"] })).status,
  ];
  expect(await calls()).toEqual([200, 200, 201, 201]);
  await ban("infinity");
  expect(await calls()).toEqual([401, 401, 401, 401]);
  expect((await person.get(`/api/campaigns/${campaign}`)).body.code).toBe("user_banned");
  await ban("2020-01-01");
  expect(await calls()).toEqual([200, 200, 201, 201]);
});
