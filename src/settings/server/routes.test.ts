import { afterAll, beforeAll, expect, test } from "vitest";
import { snakeCase } from "#platform/contract/case.ts";
import { anOperator } from "../../../test/scene.ts";
import { openTestServer, type Person, type TestServer } from "../../../test/server.ts";
import { settingsRanges } from "../ranges.ts";
import { settingsId } from "../settings-id.ts";

let byline: TestServer;
let operator: Person;
let eve: Person;

const settings = `/api/settings/${settingsId}`;
const trail = async (query = "") => (await operator.get(`/api/audit_events${query}`)).body["hydra:member"];

beforeAll(async () => {
  byline = await openTestServer();
  operator = await anOperator(byline, "olga@byline.example");
  eve = await byline.person("eve@stranger.example");
  await eve.get(`/api/client_users/${eve.id}`);
});

afterAll(() => byline?.close());

test("R1.10 an operator changes the fee, and the trail says who, what, before and after", async () => {
  expect((await operator.get(settings)).body).toMatchObject({ feeBasisPoints: 1_500, automaticReview: true });
  expect((await operator.patch(settings, { feeBasisPoints: 1_250 })).body).toMatchObject({ feeBasisPoints: 1_250 });
  expect((await trail())[0]).toMatchObject({
    kind: "settings",
    act: "changed",
    subject: "",
    actorName: "olga@byline.example",
    changes: [{ field: "feeBasisPoints", before: 1_500, after: 1_250 }],
  });
});

test("R1.10 settings and trail are for operators alone, and there is one set of settings", async () => {
  const calls = [eve.get(settings), eve.patch(settings, { feeBasisPoints: 0 }), eve.get("/api/audit_events")];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403]);
  const elsewhere = `/api/settings/${crypto.randomUUID()}`;
  expect((await operator.get(elsewhere)).status).toBe(404);
  expect((await operator.patch(elsewhere, { feeBasisPoints: 0 })).status).toBe(404);
});

test.each([
  { feeBasisPoints: -1 },
  { feeBasisPoints: 5_001 },
  { feeBasisPoints: 12.5 },
  { textHours: 0 },
  { answerHours: 2_161 },
  { approvalHours: 1.5 },
  { automaticReview: "yes" },
  { verifiedOnly: null },
  { earningsLockDays: 91 },
  { withdrawalMinimumCents: 99 },
  { withdrawalFeeCents: 2_500 },
  { identityDocumentDays: 0 },
  { identityDataDays: 29 },
  { organizationMegabytes: 9 },
  { personMegabytes: 1_000_001 },
  { only: false },
])("R1.10 settings out of range are refused: %j", async (edit) => {
  const before = (await trail()).length;
  const answer = await operator.patch(settings, edit);
  expect([answer.status, answer.body.violations[0].propertyPath]).toEqual([422, Object.keys(edit)[0]]);
  expect(await trail()).toHaveLength(before);
});

test.each(Object.entries(settingsRanges))(
  "R1.10 the table holds %s to the bounds of the API",
  async (name, { min, max }) => {
    for (const value of [min - 1, max + 1])
      await expect(
        byline.database.pool.query(`UPDATE operator_setting SET ${snakeCase(name)} = $1`, [value]),
      ).rejects.toThrow(/violates check constraint/);
  },
);

test("R1.10 the trail keeps a change of each setting, and nothing else of the table", async () => {
  const { body } = await operator.get(settings);
  await operator.patch(settings, { legalName: "Byline Ltd", topUpsPerDay: body.topUpsPerDay + 1, namesOutlets: false });
  const [{ changes }] = await trail();
  expect(changes).toHaveLength(3);
  expect(changes).toEqual(
    expect.arrayContaining([
      { field: "legalName", before: "", after: "Byline Ltd" },
      { field: "topUpsPerDay", before: body.topUpsPerDay, after: body.topUpsPerDay + 1 },
      { field: "namesOutlets", before: true, after: false },
    ]),
  );
});

test("who changes the settings after somebody else is told first", async () => {
  const { etag } = (await operator.get(settings)).headers;
  const late = { "if-match": String(etag) };
  expect((await operator.patch(settings, { answerHours: 48 }, late)).status).toBe(200);
  expect((await operator.patch(settings, { answerHours: 24 }, late)).status).toBe(412);
});

test("R2.25 R3.16 flags and redirects leave their traces, what changes nothing leaves none", async () => {
  const { id: flag } = (await operator.post("/api/feature_flags", { name: "profile-notifications" })).body;
  await operator.patch(`/api/feature_flags/${flag}`, { enabled: true });
  await operator.patch(`/api/feature_flags/${flag}`, { enabled: true });
  await operator.call("DELETE", `/api/feature_flags/${flag}`);
  expect(await trail("?kind=flag")).toMatchObject([
    { act: "removed", subject: "profile-notifications" },
    { act: "changed", changes: [{ field: "enabled", before: false, after: true }] },
    { act: "created", changes: [{ field: "name", before: null }, { field: "enabled" }, { field: "description" }] },
  ]);
  const { id: moved } = (await operator.post("/api/path_redirects", { path: "/old", target: "/media" })).body;
  await operator.patch(`/api/path_redirects/${moved}`, { target: "/cart" });
  await operator.call("DELETE", `/api/path_redirects/${moved}`);
  const redirects = await trail("?kind=redirect");
  expect(redirects.map(({ act }: { act: string }) => act)).toEqual(["removed", "changed", "created"]);
  expect(redirects[1].changes).toEqual([{ field: "target", before: "/media", after: "/cart" }]);
});

test("a change that is refused leaves no trace", async () => {
  await operator.post("/api/path_redirects", { path: "/once", target: "/media" });
  const before = (await operator.get("/api/audit_events")).body["hydra:totalItems"];
  expect((await operator.post("/api/path_redirects", { path: "/once", target: "/cart" })).status).toBe(422);
  expect((await operator.get("/api/audit_events")).body["hydra:totalItems"]).toBe(before);
});

test("the trail can't be rewritten, neither by the application nor by the owner of its tables", async () => {
  const { rows } = await byline.database.pool.query(
    `SELECT privilege FROM unnest(ARRAY['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS privilege
     WHERE has_table_privilege('byline_app', 'audit_event', privilege)`,
  );
  expect(rows).toEqual([{ privilege: "INSERT" }]);
  for (const statement of ["UPDATE audit_event SET subject = ''", "DELETE FROM audit_event", "TRUNCATE audit_event"])
    await expect(byline.database.pool.query(statement)).rejects.toThrow(/append-only|permission denied/);
});
