import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accessByGrant, type GrantAccess } from "../src/accounts/grant-calls.ts";
import { closedWords, type GrantScope, grantScopeWords } from "../src/accounts/grants/scopes.ts";
import { needsOf, type Permission } from "../src/accounts/permissions.ts";
import type { openApi } from "../src/platform/http/openapi.ts";
import { plainCalls, resourcesOf } from "../src/resources.ts";
import { askForProof, scopeOfCall, scopeOfPermission } from "./grant-scopes.ts";
import { operations } from "./samples.ts";
import { openTestServer } from "./server.ts";

type Call = Parameters<typeof accessByGrant>[0] & { name: string };

const calls: Call[] = [
  ...operations.map(({ resource, operation }) => ({
    ...operation,
    name: `${operation.method} ${resource.path}${operation.path}`,
  })),
  ...plainCalls
    .filter(({ isOpen, personal }) => !isOpen || personal)
    .map((call) => ({ ...call, name: `${call.method} ${call.path.slice(1)}` })),
];

/** R10.2 from the tables of this test alone. */
function expected({ name, method, permission, otherSide, operator }: Call): GrantAccess | undefined {
  const own = scopeOfCall[name];
  if (own !== undefined && typeof own === "object") return own;
  if (operator) return askForProof.includes(name) ? { closed: "proof" } : { scopes: ["operator"] };
  const ofPermissions = [permission, otherSide].flatMap((each) =>
    each === undefined ? [] : [scopeOfPermission[each as Permission]],
  );
  const closed = ofPermissions.find((each) => typeof each === "object");
  if (closed !== undefined) return closed as GrantAccess;
  const scopes: GrantScope[] = own ? [own] : (ofPermissions as GrantScope[]);
  return { scopes: [...new Set(method === "GET" ? ["read" as const, ...(own ? [own] : [])] : scopes)] };
}

test("R10.2 each permission has the scope of the requirement, or the reason why no grant has it", () => {
  for (const [permission, opened] of Object.entries(scopeOfPermission)) {
    const { scope, closed } = needsOf(permission as Permission);
    expect([permission, closed ? { closed } : scope]).toEqual([permission, opened]);
  }
});

test("R10.2 each of all operations names its scope, or says why none opens it", () => {
  expect(calls.length).toBeGreaterThan(380);
  for (const call of calls) expect([call.name, accessByGrant(call)]).toEqual([call.name, expected(call)]);
  const names = calls.map(({ name }) => name);
  expect(Object.keys(scopeOfCall).filter((name) => !names.includes(name))).toEqual([]);
  expect(askForProof.filter((name) => !names.includes(name))).toEqual([]);
});

test("R10.2 every scope opens something, and every reason closes something", () => {
  const opened = calls.map(accessByGrant).flatMap((access) => (access && "scopes" in access ? access.scopes : []));
  const closed = calls.map(accessByGrant).flatMap((access) => (access && "closed" in access ? [access.closed] : []));
  expect(new Set(opened)).toEqual(new Set(Object.keys(grantScopeWords)));
  expect(new Set(closed)).toEqual(new Set(Object.keys(closedWords)));
});

test("R10.2 the description says of each operation which scope it takes, or why none", async () => {
  const byline = await openTestServer();
  try {
    const described = (await byline.stranger.get("/api/docs.json")).body as Awaited<ReturnType<typeof openApi>>;
    const words = (path: string, method: string) =>
      described.paths[path]?.[method] as { description: string; "x-scopes"?: string[] };
    expect(words("/api/orders/{id}/approve", "post")["x-scopes"]).toEqual(["approve"]);
    expect(words("/api/offers/{id}/accept", "post").description).toContain("scope `money` or `orders`");
    expect(words("/api/api_tokens", "post")["x-scopes"]).toEqual([]);
    expect(words("/api/api_tokens", "post").description).toContain(closedWords.keys);
    expect(words("/api/public_settings", "get")["x-scopes"]).toBeUndefined();
    for (const resource of resourcesOf(byline.config))
      for (const { method, path } of resource.operations)
        expect([resource.path, path, words(`/api/${resource.path}${path}`, method.toLowerCase())["x-scopes"]]).toEqual([
          resource.path,
          path,
          expect.any(Array),
        ]);
  } finally {
    await byline.close();
  }
});

test("docs/api/tokens.md lists the scopes (`npx vitest run test/grant-scopes.test.ts -u` writes it anew)", async () => {
  const scopes = Object.entries(grantScopeWords).map(([scope, words]) => `| \`${scope}\` | ${words} |`);
  const closed = Object.values(closedWords).map((words) => `- ${words}`);
  const drawn = readFileSync("docs/api/tokens.md", "utf8")
    .replace(/(\| scope \| opens \|\n\|---\|---\|\n)(\|.*\n)*/, (_all, head) => `${head}${scopes.join("\n")}\n`)
    .replace(/(## Closed to every token\n\n)[\s\S]*$/, (_all, head) => `${head}${closed.join("\n")}\n`);
  await expect(drawn).toMatchFileSnapshot("../docs/api/tokens.md");
});
