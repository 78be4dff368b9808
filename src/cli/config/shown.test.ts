import { expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { shownConfig } from "./shown.ts";

const canary = "c0ffee00".repeat(8);

test("the printed configuration holds no key, password or token", () => {
  const lines = shownConfig(
    readConfig({
      IDENTITY_KEY: canary,
      AUTH_JWT_SECRET: canary,
      AUTH_SMS_TOKEN: canary,
      AUTH_SMS_TEST_OTP: "+15550100=4242424242",
      AUTH_CAPTCHA_SECRET: canary,
      OTEL_EXPORTER_OTLP_HEADERS: `x-api-key=${canary}`,
      SMTP_URL: `smtp://post:${canary}@mail.example:587/?secret=${canary}`,
      DATABASE_URL: `postgres://${canary}@db.example/byline?password=${canary}`,
      DATABASE_OWNER_URL: `postgres://owner:p%40${canary}@db.example/byline`,
    }),
  ).join("\n");
  expect(lines).not.toMatch(new RegExp(`${canary}|4242424242`));
  expect(lines).toContain("IDENTITY_KEY=…");
  expect(lines).toContain("SMTP_URL=smtp://…@mail.example:587/?…");
  expect(lines).toContain("AUTH_CAPTCHA_SITE_KEY=\n");
  expect(lines).toContain("PORT=3000");
});

test.each(["DATABASE_URL", "DATABASE_OWNER_URL", "DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"])(
  "an address of a database that can't be read is refused without its password (%s)",
  (name) => {
    for (const address of [`postgres://byline:${canary}/x@db.example/byline`, `byline:${canary}@db.example/byline`]) {
      const reading = () => readConfig({ DATABASE_URL: "postgres://db.example/byline", [name]: address });
      expect(reading).toThrow(new RegExp(`^${name}: write it as postgres://`));
      expect(reading).not.toThrow(canary);
    }
  },
);
