import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates } from "node:tls";
import { expect, onTestFinished, test, vi } from "vitest";
import { dumpDatabase } from "./own-database.ts";

/** Stands in for PostgreSQL's program, and writes which authorities it was given. */
function aDumper(): string {
  const folder = mkdtempSync(join(tmpdir(), "byline-dumper-"));
  writeFileSync(join(folder, "pg_dump"), `#!/bin/sh\ncat "\${PGSSLROOTCERT:-/dev/null}" > ${folder}/authorities\n`, {
    mode: 0o755,
  });
  vi.stubEnv("PATH", `${folder}:${process.env.PATH}`);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return folder;
}

const owner = "postgres://owner:secret@db.example/byline";

test("pg_dump verifies a server by Byline's own authorities, unless the address or the environment names others", async () => {
  const folder = aDumper();
  const given = async (parameters: string) => {
    await dumpDatabase(`${owner}${parameters}`, join(folder, "database"));
    return readFileSync(join(folder, "authorities"), "utf8");
  };
  expect(await given("?sslmode=verify-full")).toBe(getCACertificates().join("\n"));
  expect(await given("?sslmode=verify-full&sslrootcert=/mine.pem")).toBe("");
  expect(await given("?sslmode=require")).toBe("");
  expect(await given("")).toBe("");
  writeFileSync(join(folder, "mine.pem"), "mine");
  vi.stubEnv("PGSSLROOTCERT", join(folder, "mine.pem"));
  expect(await given("?sslmode=verify-full")).toBe("mine");
});
