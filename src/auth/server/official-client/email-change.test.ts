import { afterAll, beforeAll, expect, test } from "vitest";
import { fragmentOf, openTestServer, password, required, type TestServer } from "../test-support.ts";

let byline: TestServer;
let trusting: TestServer;
beforeAll(async () => {
  byline = await openTestServer();
  trusting = await openTestServer({ AUTH_SECURE_EMAIL_CHANGE: false });
});
afterAll(async () => {
  await byline.close();
  await trusting.close();
});

test("R7.7 an address changes once the old and the new one have agreed, in any order", async () => {
  for (const [first, second] of [
    ["from1@change.example", "to1@change.example"],
    ["to2@change.example", "from2@change.example"],
  ] as const) {
    const [from, to] = [first, second].sort() as [string, string];
    const { auth, userId } = await byline.signedIn(from);
    const asked = await auth.updateUser({ email: to });
    expect(asked.data.user).toMatchObject({ email: from, new_email: to });
    expect(fragmentOf(await byline.openLink(first))).toMatchObject({ message: expect.stringMatching(/other email$/) });
    expect((await auth.getUser()).data.user?.email).toBe(from);
    const landing = fragmentOf(await byline.openLink(second));
    expect(landing.type).toBe("email_change");
    const { data } = await byline.browser().getUser(landing.access_token);
    expect(data.user).toMatchObject({ id: userId, email: to, identities: [{ email: to }] });
    expect(data.user).not.toHaveProperty("new_email");
    expect((await byline.browser().signInWithPassword({ email: to, password })).error).toBeNull();
    expect((await byline.browser().signInWithPassword({ email: from, password })).error?.code).toBe(
      "invalid_credentials",
    );
  }
});

test("R7.7 the codes of both mails do the same as their links", async () => {
  const [from, to] = ["codes-from@change.example", "codes-to@change.example"];
  const { auth } = await byline.signedIn(from);
  await auth.updateUser({ email: to });
  const codeFor = async (email: string) => required((await byline.letters(email)).at(-1)?.code);
  const half = await auth.verifyOtp({ email: to, token: await codeFor(to), type: "email_change" });
  expect(half.data.session).toBeNull();
  const both = await auth.verifyOtp({ email: from, token: await codeFor(from), type: "email_change" });
  expect(both.data.user?.email).toBe(to);
});

test("R7.7 where Byline trusts the session, the new address alone decides", async () => {
  const { auth } = await trusting.signedIn("from@change.example");
  await auth.updateUser({ email: "to@change.example" });
  expect(await trusting.letters("from@change.example")).toEqual([]);
  expect(fragmentOf(await trusting.openLink("to@change.example"))).toHaveProperty("access_token");
  expect((await auth.getUser()).data.user?.email).toBe("to@change.example");
});

test("R7.7 who asks for an address that has an account learns nothing of it, and doesn't get it; one's own changes nothing", async () => {
  const { userId: owner } = await byline.signedIn("taken@change.example");
  const { auth } = await byline.signedIn("mine@change.example");
  expect((await auth.updateUser({ email: "mine@change.example" })).data.user).not.toHaveProperty("new_email");
  expect(await byline.letters("mine@change.example")).toEqual([]);
  const { data, error } = await auth.updateUser({ email: "taken@change.example" });
  expect([error, data.user?.new_email]).toEqual([null, "taken@change.example"]);
  await byline.openLink("mine@change.example");
  expect(fragmentOf(await byline.openLink("taken@change.example"))).toMatchObject({ error_code: "email_exists" });
  expect((await auth.getUser()).data.user?.email).toBe("mine@change.example");
  const login = { email: "taken@change.example", password };
  expect((await byline.browser().signInWithPassword(login)).data.user?.id).toBe(owner);
});

test("an address that somebody else took meanwhile stays theirs", async () => {
  const { auth } = await trusting.signedIn("slow@change.example");
  await auth.updateUser({ email: "wanted@change.example" });
  await trusting.signedIn("wanted@change.example");
  expect(fragmentOf(await trusting.openLink("wanted@change.example"))).toMatchObject({ error_code: "email_exists" });
  expect((await auth.getUser()).data.user?.email).toBe("slow@change.example");
});

test("R7.7 both mails are sent again on request", async () => {
  const [from, to] = ["again-from@change.example", "again-to@change.example"];
  const { auth } = await byline.signedIn(from);
  await auth.updateUser({ email: to });
  expect((await auth.resend({ type: "email_change", email: from })).error).toBeNull();
  expect(await byline.letters(to)).toHaveLength(2);
  await byline.openLink(to);
  expect(fragmentOf(await byline.openLink(from))).toHaveProperty("access_token");
  expect((await auth.resend({ type: "email_change", email: "nobody@change.example" })).error).toBeNull();
});
