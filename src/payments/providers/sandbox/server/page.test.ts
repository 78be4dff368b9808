import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestServer } from "../../../../../test/server.ts";
import { type SandboxPageName, sandboxAnswersOf, sandboxPageNames } from "../answers.ts";
import { sandboxProvider } from "./sandbox.ts";

let byline: TestServer;

beforeAll(async () => {
  byline = await openTestServer();
});

afterAll(() => byline?.close());

const id = "0199a1b2-0000-7000-8000-000000000001";
const press = (url: string, answer: string) =>
  byline.app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `answer=${answer}`,
  });
/** Each page is about a row of its own; a saved card has a reference of its own. */
const idOf = (page: SandboxPageName) => `${id.slice(0, -1)}${sandboxPageNames.indexOf(page) + 1}`;
const storedOf = async (intentId: string) =>
  (
    await byline.database.pool.query(
      `SELECT kind, amount_cents AS "amountCents", payload FROM provider_event WHERE payload->>'intentId' = $1 ORDER BY created_at, id`,
      [intentId],
    )
  ).rows;

test("each page of the sandbox says that no money moves, and each of its buttons tells an event", async () => {
  const opened = [
    await sandboxProvider.startOnboarding({
      id: idOf("onboarding"),
      email: "",
      payeeReference: null,
      returnPath: "/a?b=1",
    }),
    await sandboxProvider.startIdentitySession({ id: idOf("identity"), returnPath: "/publisher/kyc" }),
    await sandboxProvider.startCardSetup({ id: idOf("card"), returnPath: "/profile/billing" }),
  ];
  const { reference: payout } = await sandboxProvider.payOut({
    id: idOf("payout"),
    payeeReference: "",
    amountCents: 12_345,
  });
  const places = [...opened, { reference: payout, url: `/sandbox/payout/${payout}` }];
  expect(places).toHaveLength(sandboxPageNames.length - 1);
  for (const { url } of places) {
    const page = sandboxPageNames.find((name) => url.startsWith(`/sandbox/${name}/`)) ?? "checkout";
    const answer = await byline.app.inject({ url });
    expect(answer.body).toContain("no real money moves");
    const names = sandboxAnswersOf(page).map(([name]) => name);
    for (const name of names) {
      const { statusCode, headers } = await press(url, name);
      expect([statusCode, headers.location]).toEqual([
        303,
        new URL(url, "http://host").searchParams.get("return") ?? "/",
      ]);
    }
    const stored = await storedOf(idOf(page));
    expect(stored).toHaveLength(names.length);
    expect(stored.map(({ payload }) => payload.intentId)).toEqual(names.map(() => idOf(page)));
  }
  expect((await byline.app.inject({ url: `/sandbox/payout/${payout}` })).body).toContain("$123.45");
  expect((await storedOf(idOf("payout")))[0]).toMatchObject({ kind: "payoutPaid", amountCents: 12_345 });
});

test("a page leads nowhere else, and knows only its own references and buttons", async () => {
  const { reference } = await sandboxProvider.startIdentitySession({ id, returnPath: "/" });
  const url = `/sandbox/identity/${reference}`;
  for (const elsewhere of ["https://evil.example", "//evil.example", "/\\evil.example"])
    expect((await press(`${url}?return=${encodeURIComponent(elsewhere)}`, "verify")).statusCode).toBe(422);
  expect((await press(url, "pay")).statusCode).toBe(422);
  expect((await byline.app.inject({ url: `/sandbox/payout/${reference}` })).statusCode).toBe(404);
});
