import { spawn } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { z } from "zod";
import { catalogue } from "#platform/words/catalogue.ts";
import { invalid, Refusal } from "../http/errors.ts";

const texts = catalogue("platform.files.scanner", {
  harmful: "The virus scanner found something harmful in this file.",
  scannerSilent: "Files can't be checked for viruses right now. Try again in a few minutes.",
});

/** Throws for bytes that the operator's scanner finds harmful; without a scanner every upload passes. */
export type Scan = (bytes: Buffer) => Promise<void>;

const scanMilliseconds = 30_000;

/** A program with its parameters, such as `/usr/bin/clamdscan --no-summary -`. */
export const scannerVariables = {
  FILE_SCANNER: z
    .string()
    .transform((line) => line.trim().split(/\s+/))
    .refine(
      ([program]) => isProgram(program),
      "no program that can be run lies there. Name its path, such as /usr/bin/clamdscan -",
    )
    .optional(),
};

/**
 * Gives each upload to the program on standard input. Exit codes are ClamAV's: 0 is clean, 1 is harmful (422). Anything
 * else, silence included, is 503, and nothing is kept.
 */
export function scannerOf({ FILE_SCANNER }: { FILE_SCANNER?: string[] | undefined }): Scan {
  const [program, ...parameters] = FILE_SCANNER ?? [];
  if (!program) return async () => {};
  return async (bytes) => {
    const code = await exitCode(program, parameters, bytes);
    if (code === 1) throw invalid("file", texts.harmful, "harmful");
    if (code !== 0) throw new Refusal(503, "scanner_silent", texts.scannerSilent);
  };
}

/** Returns the exit code; undefined when the program could not start or was killed after half a minute. */
function exitCode(program: string, parameters: string[], bytes: Buffer): Promise<number | undefined> {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      stdio: ["pipe", "ignore", "ignore"],
      timeout: scanMilliseconds,
      killSignal: "SIGKILL",
    });
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code ?? undefined));
    // A scanner may decide before it has read everything.
    child.stdin.on("error", () => {});
    child.stdin.end(bytes);
  });
}

function isProgram(path = ""): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
