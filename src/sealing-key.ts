import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSealer, type Sealer } from "#platform/files/sealer.ts";
import type { Config } from "./config.ts";

/** The name of the key that was made here, below `DATA_DIR`. */
export const keyFile = "identity-key";

type KeyConfig = Partial<Pick<Config, "IDENTITY_KEY" | "isLocal" | "dataDirectory">>;

/** Seals identity documents and bank details with the installation's key; without one it refuses in a sentence. */
export function sealerOf(config: KeyConfig): Sealer {
  let key: Buffer | undefined;
  return openSealer(() => {
    key ??= readKey(config);
    return key;
  });
}

/** The configured key. On this machine alone one is made, once, beside the files that it seals (decision 0029). */
function readKey({ IDENTITY_KEY, isLocal, dataDirectory }: KeyConfig): Buffer | undefined {
  if (IDENTITY_KEY) return Buffer.from(IDENTITY_KEY, "hex");
  if (!isLocal || !dataDirectory) return undefined;
  const file = join(dataDirectory, keyFile);
  if (!existsSync(file)) makeKey(dataDirectory, file);
  return Buffer.from(readFileSync(file, "utf8").trim(), "hex");
}

/** Written whole, then named: of two processes that begin at once, one names its key and both read that. */
function makeKey(directory: string, file: string): void {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  mkdirSync(directory, { recursive: true });
  writeFileSync(draft, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(draft);
  }
}
