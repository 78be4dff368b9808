import { afterAll, beforeAll, expect, test } from "vitest";
import { anOperator, aPublisher } from "../../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../../test/server.ts";

let byline: TestServer;
let operator: Person;

beforeAll(async () => {
  byline = await openTestServer();
  operator = await anOperator(byline, "operator@byline.example");
  await aPublisher(byline, "paul", { priceCents: 12_300 });
});

afterAll(() => byline?.close());

test("R2.1 R2.25 everybody may know flags, redirects and what the catalogue holds", async () => {
  await operator.post("/api/feature_flags", { name: "profile-notifications", enabled: true });
  await operator.post("/api/path_redirects", { path: "/old", target: "/media?search=news" });
  const { status, body, headers } = await byline.stranger.get("/api/public_settings");
  expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=30");
  expect([status, body]).toEqual([
    200,
    {
      flags: { "profile-notifications": true },
      answerHours: 72,
      publishDaysAhead: 365,
      takesTransfers: false,
      takesPayments: true,
      redirects: [{ path: "/old", target: "/media?search=news", permanent: false }],
      figures: { media: 1, formats: 1, countries: 1, lowestPriceCents: 12_300, highestPriceCents: 12_300 },
    },
  ]);
});

test("R2.25 an operator edits and removes them, nobody else", async () => {
  const { id } = (await operator.post("/api/path_redirects", { path: "/help", target: "https://help.example/" })).body;
  const path = `/api/path_redirects/${id}`;
  expect((await operator.patch(path, { target: "/faq", permanent: true })).body).toMatchObject({
    target: "/faq",
    permanent: true,
  });
  const eve = await byline.person("eve@stranger.example");
  expect((await eve.patch(path, { target: "https://evil.example/" })).status).toBe(403);
  expect((await operator.call("DELETE", path)).status).toBe(204);
  expect((await operator.call("DELETE", path)).status).toBe(404);
});

test.each([
  ["//evil.example", "/media"],
  ["/old path", "/media"],
  ["old", "/media"],
  ["/one", "//evil.example"],
  ["/one", "/\\evil.example"],
  ["/one", "http://plain.example/"],
  ["/one", "javascript:alert(1)"],
  ["/one", "/one?again=1"],
  ["/operator", "/media"],
  ["/operator/redirects", "/media"],
  ["/sign-in", "/media"],
  ["/api/x", "/media"],
])("R2.25 a redirect from %j to %j is refused", async (path, target) => {
  expect((await operator.post("/api/path_redirects", { path, target })).status).toBe(422);
});

test("a path has one redirect and a name one flag", async () => {
  await operator.post("/api/path_redirects", { path: "/twice", target: "/media" });
  const again = await operator.post("/api/path_redirects", { path: "/twice", target: "/cart" });
  expect(again.body.violations).toMatchObject([{ propertyPath: "path", code: "taken" }]);
  await operator.post("/api/feature_flags", { name: "twice" });
  expect((await operator.post("/api/feature_flags", { name: "twice" })).status).toBe(422);
});

const redirect = (path: string, target: string) => operator.post("/api/path_redirects", { path, target });

test("R2.25 redirects that would lead round are refused, however long the way and whichever of them is written last", async () => {
  const { id } = (await redirect("/ring-1", "/ring-2")).body;
  expect((await redirect("/ring-2", "/ring-3")).status).toBe(201);
  expect((await redirect("/ring-3", "/ring-1")).body.violations).toMatchObject([
    { propertyPath: "target", code: "circle" },
  ]);
  expect((await redirect("/ring-3", "/media")).status).toBe(201);
  expect((await redirect("/ring-0", "/ring-1")).status).toBe(201);
  const edited = await operator.patch(`/api/path_redirects/${id}`, { target: "/ring-0" });
  expect(edited.body.violations).toMatchObject([{ propertyPath: "target", code: "circle" }]);
});

test("R2.25 of redirects that would close a circle at once, one is refused", async () => {
  const pairs = [1, 2, 3, 4].map((number) => [`/east-${number}`, `/west-${number}`] as const);
  for (const [east, west] of pairs) {
    const answers = await Promise.all([redirect(east, west), redirect(west, east)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  }
});

test("a flag without a name is told that one is required", async () => {
  const { body } = await operator.post("/api/feature_flags", { name: "" });
  expect(body.violations).toMatchObject([{ propertyPath: "name", message: "Required" }]);
});
