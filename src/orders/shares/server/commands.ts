import { and, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#accounts/actor.ts";
import { nameOfOrganization } from "#accounts/organizations/server/queries.ts";
import { may } from "#accounts/permissions.ts";
import { authorize } from "#accounts/server/authorize.ts";
import { writeAudit } from "#audit/server/commands.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTurn } from "#platform/database/turn.ts";
import { conflict, invalid, notFound, Refusal } from "#platform/http/errors.ts";
import { hashOfSecret, newSecret } from "#platform/http/secret.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { order } from "../../server/tables.ts";
import type { noteInput, SharedLinkInput } from "../contract.ts";
import { notesAnHour, notesMax, openSharesMax, shareState } from "../shared-link.ts";
import { isOfSuspended, readSharedOrders, type SharedLinkRow, type SharedOrder } from "./queries.ts";
import { sharedLink, sharedLinkText, shareNote } from "./tables.ts";

const texts = catalogue("orders.shares.server.commands", {
  amountsHidden: "The project hides prices from its viewers. Change that in the project, or share without prices.",
  tooManyLinks: (openSharesMax: number) =>
    `${openSharesMax} links of this campaign are open. Revoke some of them first.`,
  linkEnded: "This link no longer works. Ask the person who sent it for a new one.",
  notAllowed: "This link is for reading.",
  approvedBefore: "This was approved before.",
  nothingToApprove: "The text isn't there yet. You can approve it when it is.",
  changedMeanwhile: "This changed while you were reading. Read it again, then approve it.",
  tooManyNotes: "This link has had too many comments for now. Try again later.",
});

const pathOf = (secret: string): string => `/shared/${secret}`;

/**
 * Creates a link for a client. Returns its id and its path with the secret, shown only now. Throws 404 for another's
 * campaign, 403 for a weak role, 409 `too_many_links`.
 */
export async function makeSharedLink(
  tx: Tx,
  actor: Actor,
  { order: orderId, orders = [], campaign, days, ...fields }: SharedLinkInput,
): Promise<{ id: string; path: string }> {
  const place = await locateCampaign(tx, campaign);
  if (!place) throw notFound("This campaign");
  authorize(actor, "sharedLink.edit", place, "This campaign");
  const named = [...new Set([...(orderId ? [orderId] : []), ...orders])];
  if (!(await areOfCampaign(tx, named, campaign))) throw notFound("This order");
  if (fields.showsPrices && !place.viewersSeeAmounts)
    throw invalid("showsPrices", texts.amountsHidden, "amounts_hidden");
  const open = and(
    eq(sharedLink.campaignId, place.id),
    isNull(sharedLink.revokedAt),
    gt(sharedLink.expiresAt, sql`now()`),
  );
  await takeTurn(tx, `shared-links ${place.id}`);
  if ((await tx.$count(sharedLink, open)) >= openSharesMax)
    throw conflict("too_many_links", texts.tooManyLinks(openSharesMax));
  const secret = newSecret();
  const [row] = await tx
    .insert(sharedLink)
    .values({
      ...fields,
      campaignId: place.id,
      orderId: orderId ?? null,
      tokenHash: hashOfSecret(secret),
      expiresAt: sql`now() + make_interval(days => ${days})`,
      madeBy: actor.userId,
    })
    .returning({ id: sharedLink.id });
  if (!row) throw new Error("shared link was not written");
  if (orders.length > 0)
    await tx
      .insert(sharedLinkText)
      .values(named.map((each, position) => ({ linkId: row.id, orderId: each, position })));
  return { id: row.id, path: pathOf(secret) };
}

const areOfCampaign = async (tx: Tx, ids: string[], campaignId: string): Promise<boolean> =>
  ids.length === 0 ||
  (await tx.$count(order, and(inArray(order.id, ids), eq(order.campaignId, campaignId)))) === ids.length;

/**
 * Ends a link at once; repeating changes nothing. Operators may end any, recorded in the trail, since they answer for
 * their domain.
 */
export async function revokeSharedLink(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { campaignId, name } = sharedLink;
  const [row] = await tx.select({ campaignId, name }).from(sharedLink).where(eq(sharedLink.id, id));
  const place = row && (await locateCampaign(tx, row.campaignId));
  if (!place) throw notFound("This link");
  const isOwn = may(actor, "sharedLink.edit", place) === true;
  if (!actor.operator) authorize(actor, "sharedLink.edit", place, "This link");
  const [revoked] = await tx
    .update(sharedLink)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(sharedLink.id, id), isNull(sharedLink.revokedAt)))
    .returning({ id: sharedLink.id });
  if (!revoked || isOwn) return;
  const subject = `${row.name}, ${await nameOfOrganization(tx, place.organizationId)}`;
  await writeAudit(tx, actor, { kind: "sharedLink", subject, before: { state: "open" }, after: { state: "revoked" } });
}

/** Writes at most once a minute, so that reloading costs nothing. */
export async function noteOpened(tx: Tx, { id }: SharedLinkRow): Promise<void> {
  await tx
    .update(sharedLink)
    .set({ openedAt: sql`now()` })
    .where(
      and(eq(sharedLink.id, id), sql`coalesce(${sharedLink.openedAt}, '-infinity') < now() - interval '1 minute'`),
    );
}

/**
 * Keeps a client's note and tells the agency. An approval is only a note: it moves no money and no order. Throws 403 if
 * the link forbids it, 409 for a second approval, 429 for too many notes, 410 for an ended link.
 */
export async function leaveNote(tx: Tx, link: SharedLinkRow, note: z.infer<typeof noteInput>): Promise<void> {
  const [locked] = await tx
    .select({ ...getTableColumns(sharedLink), isSuspended: isOfSuspended })
    .from(sharedLink)
    .where(eq(sharedLink.id, link.id))
    .for("update");
  if (!locked || shareState(locked, new Date()) !== "open") throw new Refusal(410, "link_ended", texts.linkEnded);
  if (note.kind === "approval" ? !locked.mayApprove : !locked.mayComment)
    throw new Refusal(403, "not_allowed", texts.notAllowed);
  await refuseTooManyNotes(tx, locked);
  const { order: orderId, seen, ...said } = note;
  const of = await shownOf(tx, locked, orderId);
  if (note.kind === "approval") refuseUnseen(of, seen);
  const kept = await tx
    .insert(shareNote)
    .values({
      linkId: link.id,
      ...said,
      orderId: of?.id ?? null,
      seen: note.kind === "approval" ? Buffer.from(of?.version ?? "", "hex") : null,
    })
    .onConflictDoNothing()
    .returning({ id: shareNote.id });
  const [row] = kept;
  if (!row) throw conflict("approved_before", texts.approvedBefore);
  const place = await locateCampaign(tx, locked.campaignId);
  await recordEvents(tx, [
    {
      subject: "share",
      subjectId: row.id,
      verb: note.kind,
      organizationIds: place ? [place.organizationId] : [],
      party: "client",
      actorId: null,
      message: note.body,
    },
  ]);
}

/** Order of a note; undefined for a report. Throws 404 for an order outside the link. */
async function shownOf(tx: Tx, link: SharedLinkRow, orderId: string | undefined): Promise<SharedOrder | undefined> {
  const shown = await readSharedOrders(tx, link);
  const only = shown.length === 1 ? shown[0] : undefined;
  const found = orderId === undefined ? only : shown.find(({ id }) => id === orderId);
  if (!found && shown.length > 0) throw notFound("This text");
  return found;
}

/** Nobody approves an empty text, or one that changed while they read. */
function refuseUnseen(shown: SharedOrder | undefined, seen: string | undefined): void {
  if (!shown) return;
  if (shown.content === "" && shown.publicationUrl === null)
    throw conflict("nothing_to_approve", texts.nothingToApprove);
  if (seen !== shown.version) throw conflict("changed_meanwhile", texts.changedMeanwhile);
}

async function refuseTooManyNotes(tx: Tx, { id }: SharedLinkRow): Promise<void> {
  const [row] = await tx
    .select({
      all: sql<number>`count(*)`,
      lately: sql<number>`count(*) FILTER (WHERE ${shareNote.createdAt} > now() - interval '1 hour')`,
    })
    .from(shareNote)
    .where(eq(shareNote.linkId, id));
  if (row && (row.all >= notesMax || row.lately >= notesAnHour))
    throw new Refusal(429, "too_many_notes", texts.tooManyNotes, { retryAfterSeconds: 3_600 });
}
