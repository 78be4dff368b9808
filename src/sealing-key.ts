import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openSealer, type Sealer } from "#platform/files/sealer.ts";
import type { Config } from "./config.ts";

export const keyFile = "identity-key";

type KeyConfig = Partial<Pick<Config, "IDENTITY_KEY" | "isLocal" | "dataDirectory">>;

/** Returns the sealer for identity documents and bank details; without a key it refuses in a sentence. */
export function sealerOf(config: KeyConfig): Sealer {
  let key: Buffer | undefined;
  return openSealer(() => {
    key ??= readKey(config);
    return key;
  });
}

/**
 * Returns the configured key. On a local installation makes one, once, beside the files that it seals (decision 0029).
 */
function readKey({ IDENTITY_KEY, isLocal, dataDirectory }: KeyConfig): Buffer | undefined {
  if (IDENTITY_KEY) return Buffer.from(IDENTITY_KEY, "hex");
  if (!isLocal || !dataDirectory) return undefined;
  const file = join(dataDirectory, keyFile);
  if (!existsSync(file)) makeKey(dataDirectory, file);
  return Buffer.from(readFileSync(file, "utf8").trim(), "hex");
}

/** Written whole, then linked: of two processes that begin at once, both read the one that won. */
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
