import { and, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { organizationsOf } from "#accounts/permissions.ts";
import type { Tx } from "#platform/database/database.ts";
import { violatedConstraint } from "#platform/database/faults.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, forbidden, invalid, notFound } from "#platform/http/errors.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { savedView } from "../../server/tables.ts";
import { type savedViewEdit, type savedViewInput, viewsMax } from "../contract.ts";
import { findView } from "./queries.ts";
import { checkedView } from "./view-query.ts";

const texts = catalogue("marketplace.views.server.commands", {
  tooManyViews: (viewsMax: number) => `You keep ${viewsMax} views. Remove one that you no longer need.`,
  taken: "You already have a view with this name. Choose another one.",
});

/** Keeps a view. Throws 404 for another's organization, 409 `too_many_views`, 422 for an invalid query or name. */
export async function saveView(tx: Tx, actor: Actor, input: z.infer<typeof savedViewInput>): Promise<string> {
  const { organization: organizationId, name, shared } = input;
  if (!organizationsOf(actor).includes(organizationId)) throw notFound("This organization");
  const own = and(eq(savedView.organizationId, organizationId), eq(savedView.ownerId, actor.userId));
  await takeTurn(tx, `views ${organizationId} ${actor.userId}`);
  if ((await tx.$count(savedView, own)) >= viewsMax) throw conflict("too_many_views", texts.tooManyViews(viewsMax));
  const view = { organizationId, ownerId: actor.userId, name, shared, query: checkedView(input.query) };
  const [row] = await refuseTaken(tx.insert(savedView).values(view).returning({ id: savedView.id }));
  if (!row) throw new Error("view was not written");
  return row.id;
}

export async function editView(
  tx: Tx,
  actor: Actor,
  id: string,
  { query, ...fields }: z.infer<typeof savedViewEdit>,
): Promise<void> {
  await ownView(tx, actor, id);
  const change = { ...fields, ...(query === undefined ? {} : { query: checkedView(query) }), updatedAt: sql`now()` };
  await refuseTaken(tx.update(savedView).set(change).where(eq(savedView.id, id)));
}

export async function removeView(tx: Tx, actor: Actor, id: string): Promise<void> {
  await ownView(tx, actor, id);
  await tx.delete(savedView).where(eq(savedView.id, id));
}

/** Readers of a shared view may open it; only its owner may change it. */
async function ownView(tx: Tx, actor: Actor, id: string): Promise<void> {
  const view = await findView(tx, actor, id);
  if (!view) throw notFound("This view");
  if (!view.own) throw forbidden();
}

async function refuseTaken<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (violatedConstraint(error) !== "saved_view_name") throw error;
    throw invalid("name", texts.taken, "taken");
  }
}
