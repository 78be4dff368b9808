import { readFile, writeFile } from "node:fs/promises";
import type pg from "pg";
import { compareWithKept, readChainEnds } from "./chains.ts";
import { headOf, readEnds, WrongEndsError, writeEnds } from "./ends.ts";
import { verifyEverything } from "./verify-everything.ts";

export const verifyOptions = { keep: { type: "string" }, against: { type: "string" } } as const;

type VerifyArguments = { keep: string | undefined; against: string | undefined };

export const readVerifyArguments = ({ keep, against }: Record<string, unknown>): VerifyArguments => ({
  keep: typeof keep === "string" ? keep : undefined,
  against: typeof against === "string" ? against : undefined,
});

/**
 * Verifies books and logs and prints the result after the `found` differences. Returns the exit code: 1 when anything
 * differs.
 */
export async function verifyBooks(
  pool: pg.Pool,
  { keep, against }: VerifyArguments,
  before: string[] = [],
): Promise<number> {
  const { postings, entries, accounts, ...books } = await verifyEverything(pool);
  const ends = await readChainEnds(pool);
  const problems = [
    ...before,
    ...books.problems,
    ...(against === undefined ? [] : await problemsAgainst(pool, against)),
  ];
  for (const problem of problems.slice(0, 20)) console.error(problem);
  console.log(`${postings} postings, ${entries} entries, ${accounts} accounts. Head: ${headOf(ends)}`);
  const balance = problems.length === 0;
  console.log(balance ? "The books balance." : inAWord(problems.length, books.problems.length));
  if (keep !== undefined && balance) {
    await writeFile(keep, writeEnds(ends));
    console.log(`The ends of ${ends.length} chains are in ${keep}. Keep it on another machine.`);
  }
  return balance ? 0 : 1;
}

/** Books that agree with themselves may still lack files, or go on from other ends. */
const inAWord = (differences: number, ofBooks: number): string =>
  ofBooks === 0
    ? `The books agree with themselves, but not with all around them: ${differences} differences.`
    : `The books do not balance: ${differences} differences.`;

/** Returns a sentence for each chain that does not continue an end of the file. */
export async function problemsAgainst(pool: pg.Pool, file: string): Promise<string[]> {
  try {
    return await compareWithKept(pool, readEnds(await readFile(file, "utf8")));
  } catch (error) {
    if (error instanceof WrongEndsError) return [`${file}: ${error.message}`];
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return [`${file}: there is no such file.`];
    throw error;
  }
}
