import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import {
  type featureFlagEdit,
  type featureFlagInput,
  type pathRedirectEdit,
  type pathRedirectInput,
  redirectsMax,
} from "../contract.ts";
import { featureFlag, pathRedirect } from "./tables.ts";

/** Adds a flag; it is off unless it says otherwise. Throws 422 for a name that exists. */
export async function createFlag(tx: Tx, input: z.infer<typeof featureFlagInput>): Promise<string> {
  const [row] = await refuseTaken(
    tx.insert(featureFlag).values(input).returning({ id: featureFlag.id }),
    "feature_flag_name",
    "name",
  );
  if (!row) throw new Error("flag was not written");
  return row.id;
}

export async function editFlag(tx: Tx, id: string, input: z.infer<typeof featureFlagEdit>): Promise<void> {
  const change = { ...input, updatedAt: sql`now()` };
  const edited = await tx
    .update(featureFlag)
    .set(change)
    .where(eq(featureFlag.id, id))
    .returning({ id: featureFlag.id });
  if (edited.length === 0) throw notFound("This flag");
}

export async function removeFlag(tx: Tx, id: string): Promise<void> {
  const removed = await tx.delete(featureFlag).where(eq(featureFlag.id, id)).returning({ id: featureFlag.id });
  if (removed.length === 0) throw notFound("This flag");
}

/** Adds a redirect; the web app learns so many of them and no more. Throws 422 for a path that has one. */
export async function createRedirect(tx: Tx, input: z.infer<typeof pathRedirectInput>): Promise<string> {
  refuseCircle(input.path, input.target);
  if ((await tx.$count(pathRedirect)) >= redirectsMax)
    throw conflict("too_many_redirects", `There are ${redirectsMax} redirects. Remove one that nobody needs any more.`);
  const [row] = await refuseTaken(
    tx.insert(pathRedirect).values(input).returning({ id: pathRedirect.id }),
    "path_redirect_path",
    "path",
  );
  if (!row) throw new Error("redirect was not written");
  return row.id;
}

export async function editRedirect(tx: Tx, id: string, input: z.infer<typeof pathRedirectEdit>): Promise<void> {
  const [found] = await tx.select({ path: pathRedirect.path }).from(pathRedirect).where(eq(pathRedirect.id, id));
  if (!found) throw notFound("This redirect");
  if (input.target !== undefined) refuseCircle(found.path, input.target);
  await tx
    .update(pathRedirect)
    .set({ ...input, updatedAt: sql`now()` })
    .where(eq(pathRedirect.id, id));
}

export async function removeRedirect(tx: Tx, id: string): Promise<void> {
  const removed = await tx.delete(pathRedirect).where(eq(pathRedirect.id, id)).returning({ id: pathRedirect.id });
  if (removed.length === 0) throw notFound("This redirect");
}

function refuseCircle(path: string, target: string): void {
  if (target.split(/[?#]/)[0] === path)
    throw invalid("target", "This would lead back to where it starts. Choose another target.", "circle");
}

async function refuseTaken<Result>(write: PromiseLike<Result>, constraint: string, field: string): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) === constraint) throw invalid(field, "This one exists already.", "taken");
    throw error;
  }
}
