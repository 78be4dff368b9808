import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { anOperator, openTrade } from "../../../test/scene.ts";
import type { Person } from "../../../test/server.ts";
import { resourcesOf } from "../../resources.ts";

const { byline, paul } = await openTrade({ balanceCents: 0, env: { PUBLIC_URL: "https://byline.example" } });
const olga = await anOperator(byline, "olga@operator.example");

const operations = resourcesOf(byline.config).flatMap(({ path, operations }) =>
  operations.map((operation) => ({ ...operation, name: `${operation.method} ${path}${operation.path}` })),
);

/** Operations that need fresh proof, typed by hand too: payouts, operators' money, verdicts, appointments. */
const decisive = [
  "GET data_copies/{id}",
  "POST orders/{id}/resolve-completed",
  "POST orders/{id}/resolve-refunded",
  "POST orders/{id}/uphold-completion",
  "POST orders/{id}/refund-completion",
  "POST order_extras/{id}/resolve-paid",
  "POST order_extras/{id}/resolve-refunded",
  "POST adjustments",
  "PATCH settings/{id}",
  "POST vouchers",
  "POST fee_agreements",
  "DELETE fee_agreements/{id}",
  "POST operator_deeds",
  "POST operator_deeds/{id}/confirm",
  "POST organizations/{id}/hand-over",
  "POST top_ups/{id}/receive",
  "POST withdrawals/payment_file",
  "POST withdrawals/{id}/pay",
  "POST withdrawals/{id}/fail",
  "POST withdrawals/{id}/return",
  "POST withdrawals/{id}/recall",
  "POST payout_stops/{id}/resume",
  "POST chargebacks",
  "POST person_records/{id}/appoint",
  "POST person_records/{id}/dismiss",
  "POST identity_verifications/{id}/approve",
  "POST identity_verifications/{id}/reject",
  "POST service_accounts",
  "POST webhooks",
  "PATCH webhooks/{id}",
  "POST webhooks/{id}/rotate",
];

const auth = async (url: string, payload: object, token = "") => {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await byline.app.inject({ method: "POST", url: `/auth/v1${url}`, headers, payload })).json();
};

const as = (person: Person, token: string) => (method: "GET" | "POST", path: string) =>
  person.call(method, path, method === "POST" ? {} : undefined, { authorization: `Bearer ${token}` });

const anywhere = ({ name }: { name: string }) => {
  const [method = "GET", path = ""] = name.split(" ");
  return [method as "GET" | "POST", `/api/${path.replace("{id}", crypto.randomUUID())}`] as const;
};

async function withFactor(person: Person) {
  const { id, totp } = await auth("/factors", { factor_type: "totp", friendly_name: "Phone" }, person.token);
  const challenge = await auth(`/factors/${id}/challenge`, {}, person.token);
  const code = new TOTP({ secret: totp.secret }).generate();
  return auth(`/factors/${id}/verify`, { challenge_id: challenge.id, code }, person.token);
}

/** Ages the session's proofs, then renews its token. */
async function provedBefore(session: { refresh_token: string }, interval: string) {
  await byline.database.pool.query("UPDATE auth.mfa_amr_claims SET updated_at = now() - $1::interval", [interval]);
  return auth("/token?grant_type=refresh_token", { refresh_token: session.refresh_token });
}

test("R1.10 an operator with a password alone may do no operator's deed and see nobody's documents", async () => {
  const calls = operations.filter(({ operator }) => operator);
  expect(calls.length).toBeGreaterThan(60);
  for (const operation of calls) {
    const [method, path] = anywhere(operation);
    const { status, body } = await olga.call(method, path, method === "GET" ? undefined : {});
    expect([operation.name, status, body.code]).toEqual([operation.name, 403, "second_factor_needed"]);
  }
  const document = `/api/identity_verifications/${paul.organization}/documents/${crypto.randomUUID()}`;
  expect((await olga.get(document)).status).toBe(404);
  expect((await olga.post("/api/withdrawals/payment_file", {})).body.code).toBe("second_factor_needed");
  // Lists that show operators everything show her only her own: nothing.
  for (const path of ["orders", "withdrawals", "identity_verifications", "disputes", "top_ups", "claims"])
    expect((await olga.get(`/api/${path}`)).body["hydra:totalItems"]).toBe(0);
});

test("R1.10 with a second factor the console opens; money and verdicts ask for a proof of the last minutes", async () => {
  expect(
    operations
      .filter(({ freshProof }) => freshProof)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(decisive.toSorted());
  const session = await withFactor(olga);
  const fresh = as(olga, session.access_token);
  expect((await fresh("GET", "/api/person_records")).status).toBe(200);
  for (const operation of operations.filter(({ freshProof }) => freshProof))
    expect([403, 401]).not.toContain((await fresh(...anywhere(operation))).status);

  const later = await provedBefore(session, "16 minutes");
  const stale = as(olga, later.access_token);
  expect((await stale("GET", "/api/person_records")).status).toBe(200);
  const document = `/api/identity_verifications/${paul.organization}/documents/${crypto.randomUUID()}`;
  const asked = [...operations.filter(({ freshProof }) => freshProof).map(anywhere), ["GET", document] as const];
  for (const [method, path] of asked)
    expect([path, (await stale(method, path)).body.code]).toEqual([path, "reauthentication_needed"]);

  const nextDay = await provedBefore(later, "12 hours");
  expect((await as(olga, nextDay.access_token)("GET", "/api/person_records")).status).toBe(401);
});

test("R6.1 who is no operator keeps a session for days and needs no factor", async () => {
  const payload = { email: paul.person.email, password: "a quiet harbour at dawn" };
  const session = await auth("/token?grant_type=password", payload);
  const { access_token } = await provedBefore(session, "3 days");
  const seen = await as(paul.person, access_token)("GET", "/api/organizations");
  expect([seen.status, seen.body["hydra:totalItems"]]).toEqual([200, 1]);
});
