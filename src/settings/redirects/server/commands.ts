import { eq, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { writeAudit } from "#audit/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { refuseTaken } from "../../server/refuse-taken.ts";
import { pathRedirect } from "../../server/tables.ts";
import { type pathRedirectEdit, type pathRedirectInput, redirectsMax } from "../contract.ts";
import { leadsBack } from "../redirect.ts";

const texts = catalogue("settings.redirects.server.commands", {
  tooManyRedirects: (redirectsMax: number) =>
    `There are ${redirectsMax} redirects. Remove one that nobody needs any more.`,
  circle: "This would lead back to where it starts. Choose another target.",
});

/** Throws 422 for a path that has a redirect and for a circle, 409 past `redirectsMax`. */
export async function createRedirect(tx: Tx, actor: Actor, input: z.infer<typeof pathRedirectInput>): Promise<string> {
  await refuseCircle(tx, input.path, input.target);
  if ((await tx.$count(pathRedirect)) >= redirectsMax)
    throw conflict("too_many_redirects", texts.tooManyRedirects(redirectsMax));
  const [after] = await refuseTaken(tx.insert(pathRedirect).values(input).returning(), "path_redirect_path", "path");
  if (!after) throw new Error("redirect was not written");
  await writeAudit(tx, actor, { kind: "redirect", subject: after.path, after });
  return after.id;
}

export async function editRedirect(
  tx: Tx,
  actor: Actor,
  id: string,
  input: z.infer<typeof pathRedirectEdit>,
): Promise<void> {
  await lockRedirects(tx);
  const [before] = await tx.select().from(pathRedirect).where(eq(pathRedirect.id, id)).for("update");
  if (!before) throw notFound("This redirect");
  if (input.target !== undefined) await refuseCircle(tx, before.path, input.target);
  const change = { ...input, updatedAt: sql`now()` };
  const [after] = await tx.update(pathRedirect).set(change).where(eq(pathRedirect.id, id)).returning();
  await writeAudit(tx, actor, { kind: "redirect", subject: before.path, before, after });
}

export async function removeRedirect(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [before] = await tx.delete(pathRedirect).where(eq(pathRedirect.id, id)).returning();
  if (!before) throw notFound("This redirect");
  await writeAudit(tx, actor, { kind: "redirect", subject: before.path, before });
}

async function refuseCircle(tx: Tx, path: string, target: string): Promise<void> {
  await lockRedirects(tx);
  const others = await tx.select().from(pathRedirect).where(ne(pathRedirect.path, path)).limit(redirectsMax);
  if (leadsBack({ path, target }, others)) throw invalid("target", texts.circle, "circle");
}

/** Serializes writes: of two at once, each could close the other's circle. */
async function lockRedirects(tx: Tx): Promise<void> {
  await takeTurn(tx, "byline-redirects");
}
