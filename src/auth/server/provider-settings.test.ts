import { expect, test } from "vitest";
import { providerVariables } from "./provider-settings.ts";

test("a provider is on when its client id is set; Google's and LinkedIn's issuers are known", () => {
  expect(providerVariables.parse({ PORT: "3000", AUTH_GOOGLE_CLIENT_SECRET: "alone" })).toEqual([]);
  const env = {
    AUTH_GOOGLE_CLIENT_ID: "web, phone",
    AUTH_GOOGLE_CLIENT_SECRET: "hush",
    AUTH_LINKEDIN_CLIENT_ID: "press",
    AUTH_OIDC_COMPANY_LOGIN_CLIENT_ID: "byline",
    AUTH_OIDC_COMPANY_LOGIN_ISSUER: "https://login.example/realms/byline",
  };
  expect(providerVariables.parse(env)).toEqual([
    {
      name: "google",
      issuer: "https://accounts.google.com",
      clientIds: ["web", "phone"],
      clientSecret: "hush",
      keepsStandard: true,
    },
    {
      name: "linkedin_oidc",
      issuer: "https://www.linkedin.com/oauth",
      clientIds: ["press"],
      clientSecret: undefined,
      keepsStandard: false,
    },
    {
      name: "company_login",
      issuer: "https://login.example/realms/byline",
      clientIds: ["byline"],
      clientSecret: undefined,
      keepsStandard: true,
    },
  ]);
});

test("a provider may lead back to another address, and keep no nonce", () => {
  const env = {
    AUTH_GOOGLE_CLIENT_ID: "web",
    AUTH_GOOGLE_REDIRECT_URI: "https://news.example/back",
    AUTH_GOOGLE_SKIP_NONCE: "true",
  };
  expect(providerVariables.parse(env)).toMatchObject([{ redirectUri: "https://news.example/back", skipsNonce: true }]);
  const wrong = { ...env, AUTH_GOOGLE_REDIRECT_URI: "back", AUTH_GOOGLE_SKIP_NONCE: "perhaps" };
  expect(providerVariables.safeParse(wrong).error?.issues).toMatchObject([
    { path: ["AUTH_GOOGLE_REDIRECT_URI"] },
    { path: ["AUTH_GOOGLE_SKIP_NONCE"] },
  ]);
});

test("a name that means something else is refused", () => {
  const env = { AUTH_OIDC_EMAIL_CLIENT_ID: "byline", AUTH_OIDC_EMAIL_ISSUER: "https://login.example" };
  expect(providerVariables.safeParse(env).error?.issues).toMatchObject([{ path: ["AUTH_OIDC_EMAIL_CLIENT_ID"] }]);
});

test.each([undefined, "login.example", "ftp://login.example"])(
  "the issuer %j is refused by its variable's name",
  (issuer) => {
    const { error } = providerVariables.safeParse({
      AUTH_OIDC_COMPANY_CLIENT_ID: "byline",
      AUTH_OIDC_COMPANY_ISSUER: issuer,
    });
    expect(error?.issues).toMatchObject([{ path: ["AUTH_OIDC_COMPANY_ISSUER"] }]);
  },
);
