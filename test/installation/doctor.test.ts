import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { examine } from "../../src/cli/doctor/doctor.ts";
import { readConfig } from "../../src/config.ts";
import { createTestDatabase } from "../database.ts";
import { temporaryFolder } from "../embedded-postgres.ts";
import { freePort, runCommand } from "../process.ts";

async function examined(env: Record<string, string>) {
  const lines: string[] = [];
  const code = await examine(readConfig({ DATA_DIR: temporaryFolder(), ...env }), (line) => lines.push(line));
  return { code, text: lines.join("\n") };
}

test("what the settings name is tried: a database that is away, a mail server that hangs up", async () => {
  const server = createServer((socket) => socket.end("554 go away\r\n")).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const { code, text } = await examined({
    DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  expect(code).toBe(1);
  expect(text).toContain("breaks  The database can't be used: ");
  expect(text).toContain("breaks  The mail server refuses us: ");
});

test("a database that follows no other is no replica, and one that can be used is not spoken of", async () => {
  const { ownerUrl, drop } = await createTestDatabase();
  onTestFinished(drop);
  const { text } = await examined({ DATABASE_URL: ownerUrl, DATABASE_REPLICA_URL: ownerUrl });
  expect(text).toContain("DATABASE_REPLICA_URL leads to a database that follows no other");
  expect(text).not.toContain("The database can't be used");
});

test("byline doctor ends with 1 for what is to mend, and with 0 for a first look", async () => {
  const env = { DATA_DIR: temporaryFolder() };
  expect(await runCommand(["doctor"], env)).toEqual({ code: 0, output: expect.stringContaining("0 to mend") });
  const open = await runCommand(["doctor"], { ...env, PUBLIC_URL: "https://byline.example" });
  expect([open.code, open.output]).toEqual([1, expect.stringContaining("breaks  SMTP_URL is not set")]);
});
