import { expect, test } from "vitest";
import { fragmentOf, required } from "../test-support.ts";

import { openSignIn, proxied, walk } from "./test-support.ts";

const { provider, byline, known, departure, atProvider, brought, comeBack } = await openSignIn();

test("who cancels at the provider comes back with its words", async () => {
  const { url } = await walk(byline, provider, await departure(byline.browser()), { cancel: "yes" });
  expect(fragmentOf(url)).toMatchObject({ error: "access_denied", error_description: "The person said no" });
});

test("an answer is taken once, and only for a flow of this installation", async () => {
  known("iris");
  const cookies = new Map<string, string>();
  const back = (await brought("iris@agency.example", cookies)).href;
  expect(fragmentOf(await comeBack(back, cookies))).toHaveProperty("access_token");

  const unusable = [
    back,
    `${byline.url}/callback?code=x&state=${crypto.randomUUID()}`,
    `${byline.url}/callback?code=x`,
  ];
  for (const url of unusable) {
    const refused = await fetch(url, { redirect: "manual" });
    expect(refused.status).toBe(303);
    const target = new URL(required(refused.headers.get("location")));
    expect(target.origin).toBe("http://localhost:3000");
    expect(target.searchParams.get("error_code")).toBe("bad_oauth_state");
  }
});

test("R2.2 somebody else's way back from a provider signs nobody in: the browser that began shows its mark, or the verifier", async () => {
  known("mallory");
  const [own, others] = [new Map<string, string>(), new Map<string, string>()];
  await atProvider(others);
  for (const cookies of [new Map<string, string>(), others]) {
    const target = await comeBack(await brought("mallory@agency.example", own), cookies);
    expect(fragmentOf(target)).toMatchObject({ error_code: "bad_oauth_state" });
    expect(target.href).not.toContain("access_token");
  }
  const pkce = await departure(byline.browser({ flowType: "pkce" }));
  const begun = await fetch(pkce, { redirect: "manual" });
  expect(begun.headers.getSetCookie()).toEqual([]);
  const { url } = await walk(byline, provider, pkce, { login: "mallory@agency.example" });
  expect(url.hash).toBe("");
  const victim = byline.browser({ flowType: "pkce" });
  await victim.signInWithOtp({ email: "victim@agency.example" });
  const { error } = await victim.exchangeCodeForSession(required(url.searchParams.get("code")));
  expect(error?.code).toBe("bad_code_verifier");
});

test("a code that was brought to another flow is refused", async () => {
  known("carl");
  const cookies = new Map<string, string>();
  const mine = await brought("carl@agency.example", cookies);
  mine.searchParams.set("state", required((await atProvider(cookies)).searchParams.get("state")));
  const { error, error_code } = fragmentOf(await comeBack(mine, cookies));
  expect({ error, error_code }).toEqual({ error: "server_error", error_code: "unexpected_failure" });
});

test("a provider may let the browser post its answer", async () => {
  const answer = await fetch(`${byline.url}/callback`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ state: crypto.randomUUID(), code: "x" }),
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toContain("error_code=bad_oauth_state");
});

test("a provider may lead back to another address than the service's own", async () => {
  known("petra");
  const start = await departure(byline.browser(), "proxied");
  const cookies = new Map<string, string>();
  const { url } = await walk(byline, provider, start, { login: "petra@agency.example" }, { cookies });
  expect(url.href.startsWith(`${proxied}?`)).toBe(true);
  expect(fragmentOf(await comeBack(`${byline.url}/callback${url.search}`, cookies))).toHaveProperty("access_token");
});

test("an illegal target is replaced by the site", async () => {
  known("eve");
  const start = await departure(byline.browser(), "google", byline, "https://evil.example/");
  const { url } = await walk(byline, provider, start, { login: "eve@agency.example" });
  expect(url.origin).toBe("http://localhost:3000");
});

test("unknown providers are refused, one that cannot be reached is told as such, and the settings say which are on", async () => {
  const call = async (path: string) => {
    const answer = await fetch(byline.url + path, { redirect: "manual" });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  for (const path of ["/authorize?provider=github", "/authorize"])
    expect(await call(path)).toMatchObject({
      status: 400,
      body: { error_code: "validation_failed", msg: expect.stringContaining("Unsupported provider: ") },
    });
  const away = await fetch(await departure(byline.browser(), "keycloak"), { redirect: "manual" });
  const target = new URL(required(away.headers.get("location")));
  expect(target.pathname).toBe("/welcome");
  expect(fragmentOf(target)).toMatchObject({ error: "temporarily_unavailable", error_code: "unexpected_failure" });
  expect((await call("/settings")).body.external).toMatchObject({
    google: true,
    linkedin_oidc: true,
    keycloak: true,
    email: true,
  });
});
