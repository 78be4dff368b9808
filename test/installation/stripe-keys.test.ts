import { expect, test } from "vitest";
import { ConfigurationError, readConfig } from "../../src/config.ts";
import { openToAll } from "../../src/open-to-all.ts";

const database = { DATABASE_URL: "postgres://byline@db.example/byline" };
const shop = { ...database, PUBLIC_URL: "https://byline.example" };
const secrets = { PAYMENT_PROVIDER: "stripe", STRIPE_WEBHOOK_SECRET: "whsec_1" };
const trial = { ...secrets, STRIPE_SECRET_KEY: "sk_test_1" };
const live = { ...secrets, STRIPE_SECRET_KEY: "sk_live_1" };

test.each<[string, Record<string, string>, RegExp]>([
  [
    "no secret key",
    { ...shop, PAYMENT_PROVIDER: "stripe", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    /STRIPE_SECRET_KEY: set it/,
  ],
  ["no webhook secret", { ...shop, ...live, STRIPE_WEBHOOK_SECRET: "" }, /STRIPE_WEBHOOK_SECRET: set it/],
  ["a publishable key", { ...shop, ...secrets, STRIPE_SECRET_KEY: "pk_live_1" }, /begins with sk_test_/],
  ["an address for a webhook secret", { ...shop, ...live, STRIPE_WEBHOOK_SECRET: "https://x" }, /whsec_/],
  ["a live key on this machine alone", live, /STRIPE_SECRET_KEY: this is a live key/],
  ["a live key beside the demo", { ...shop, ...live, DEMO: "true" }, /this is a live key, and DEMO is on/],
  ["a test key in public", { ...shop, ...trial }, /STRIPE_SECRET_KEY: this is a test key/],
])("an installation with %s refuses to start with a sentence", (_what, env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigurationError);
  expect(() => readConfig(env)).toThrow(sentence);
});

test("a live key in public, and a test key at home or where it is allowed, start", () => {
  expect(readConfig({ ...shop, ...live }).stripe).toMatchObject({ webhookSecrets: ["whsec_1"], apiBase: undefined });
  expect(readConfig(trial).stripe?.secretKey).toBe("sk_test_1");
  const allowed = readConfig({ ...shop, ...trial, STRIPE_TEST_MODE: "true" });
  expect(openToAll(allowed)).toEqual([expect.stringContaining("STRIPE_TEST_MODE=true")]);
});

test("Stripe's secrets are read only where Stripe is the provider", () => {
  expect(readConfig({ ...shop, STRIPE_SECRET_KEY: "sk_test_1" })).toMatchObject({
    PAYMENT_PROVIDER: "none",
    stripe: undefined,
  });
});
