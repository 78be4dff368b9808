import { expect, test } from "vitest";
import { readConfig } from "#config.ts";
import { findingsOf } from "./findings.ts";

const sound = {
  PUBLIC_URL: "https://byline.example",
  TRUST_PROXY: "1",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Byline <hello@byline.example>",
  IDENTITY_KEY: "5ea1".repeat(16),
  DATABASE_URL: "postgres://app@db.example/byline?sslmode=verify-full",
  DATABASE_OWNER_URL: "postgres://owner@db.example/byline?sslmode=verify-full",
  METRICS_TOKEN: "a quiet harbour at dawn",
  SUPPORT_ADDRESS: "help@byline.example",
  PAYMENT_PROVIDER: "stripe",
  STRIPE_SECRET_KEY: "sk_live_abc",
  STRIPE_WEBHOOK_SECRET: "whsec_abc",
};
const found = (env: Record<string, string>) =>
  findingsOf(readConfig({ ...sound, ...env })).map(({ kind, sentence }) => `${kind}: ${sentence.split(/[ :]/)[0]}`);

test("a sound configuration leaves nothing to say", () => {
  expect(found({})).toEqual([]);
});

test.each<[Record<string, string>, string[]]>([
  [{ PUBLIC_URL: "http://byline.example" }, ["open: PUBLIC_URL"]],
  [{ TRUST_PROXY: "" }, ["breaks: TRUST_PROXY"]],
  [{ HOST: "0.0.0.0" }, ["open: HOST"]],
  [{ HOST: "0.0.0.0", TRUST_PROXY: "10.0.0.0/8" }, []],
  [{ SMTP_URL: "" }, ["breaks: SMTP_URL"]],
  [{ MAIL_FROM: "" }, ["breaks: MAIL_FROM"]],
  [{ IDENTITY_KEY: "" }, ["breaks: IDENTITY_KEY"]],
  [{ PAYMENT_PROVIDER: "none" }, ["note: PAYMENT_PROVIDER"]],
  [{ PAYMENT_PROVIDER: "sandbox" }, ["open: PAYMENT_PROVIDER=sandbox"]],
  [{ DATABASE_OWNER_URL: "" }, ["open: DATABASE_OWNER_URL"]],
  [{ DATABASE_URL: "postgres://app@db.example/byline" }, ["open: DATABASE_URL"]],
  [{ DATABASE_URL: "postgres://app@10.0.0.7/byline" }, ["open: DATABASE_URL"]],
  [{ DATABASE_URL: "postgres://app@[fd00::7]/byline" }, ["open: DATABASE_URL"]],
  [{ DATABASE_URL: "postgres://app@database/byline" }, ["note: DATABASE_URL"]],
  [{ DATABASE_URL: "postgres://app@database/byline?sslmode=verify-full" }, []],
  [{ DATABASE_URL: "postgres://app@127.0.0.1/byline" }, []],
  [{ RATE_LIMIT: "0" }, ["open: RATE_LIMIT"]],
  [{ AUTH_RATE_LIMIT: "0" }, ["open: AUTH_RATE_LIMIT"]],
  [{ METRICS_TOKEN: "" }, ["note: METRICS_TOKEN"]],
  [{ TRUST_PROXY: "", OTEL_PROPAGATORS: "tracecontext" }, ["breaks: TRUST_PROXY", "note: OTEL_PROPAGATORS"]],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces.example:4318" }, []],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces.example:4318", OTEL_EXPORTER_OTLP_HEADERS: "x-api-key=mine" },
    ["open: OTEL_EXPORTER_OTLP_ENDPOINT"],
  ],
])("%j", (env, findings) => {
  expect(found(env)).toEqual(findings);
});

test("a first look on one's own machine has nothing to mend", () => {
  expect(findingsOf(readConfig({})).map(({ kind }) => kind)).toEqual(["note"]);
});
