import { expect, test } from "vitest";
import { type Config, readConfig } from "../../src/config.ts";
import { openToAll } from "../../src/open-to-all.ts";

const open = ({ PAYMENT_PROVIDER, devOutbox, demo }: Config) => [PAYMENT_PROVIDER === "sandbox", devOutbox, demo];
const database = "postgres://byline@db.example/byline";

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ HOST: "localhost" }, true],
  [{ HOST: "::1" }, true],
  [{ PUBLIC_URL: "http://127.0.0.1:3000" }, true],
  [{ HOST: "0.0.0.0" }, false],
  [{ HOST: "::" }, false],
  [{ HOST: "192.168.1.7" }, false],
  [{ PUBLIC_URL: "https://byline.example" }, false],
  [{ DATABASE_URL: database }, false],
])("sandbox, outbox and demo are on by themselves only on this machine with the embedded database: %j", (env, on) => {
  const config = readConfig(env);
  expect(open(config)).toEqual([on, on, on]);
  expect(openToAll(config)).toEqual([]);
});

test("elsewhere each is on when it is asked for by name, and the start says so", () => {
  for (const env of [{ HOST: "0.0.0.0" }, { DATABASE_URL: database }]) {
    const config = readConfig({ ...env, PAYMENT_PROVIDER: "sandbox", DEV_OUTBOX: "true", DEMO: "true" });
    expect(open(config)).toEqual([true, true, true]);
    expect(openToAll(config).map((sentence) => sentence.split(":")[0])).toEqual([
      "PAYMENT_PROVIDER=sandbox",
      "DEV_OUTBOX=true",
      "DEMO=true",
    ]);
  }
});

test("locally each can be switched off; a mail server takes the outbox away", () => {
  expect(open(readConfig({ PAYMENT_PROVIDER: "none", DEV_OUTBOX: "false", DEMO: "false" }))).toEqual([
    false,
    false,
    false,
  ]);
  expect(open(readConfig({ SMTP_URL: "smtp://mail.example" }))).toEqual([true, false, true]);
});
