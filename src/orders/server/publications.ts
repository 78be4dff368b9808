import { eq, inArray } from "drizzle-orm";
import { isClosed } from "#accounts/organizations/server/queries.ts";
import { recordEvents } from "#events/server/commands.ts";
import { domainOfMedia } from "#media/server/queries.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { literals } from "#platform/database/sql/literals.ts";
import { canMove } from "#platform/lifecycle/lifecycle.ts";
import { checksOf, passedInWords } from "#proof/proof-state.ts";
import type { Publication, PublicationStanding } from "#proof/publication.ts";
import type { KeptLook, Loss, Publications } from "#proof/server/commands.ts";
import { isDisputable } from "../disputes/dispute.ts";
import { later } from "../extras/moves/extra-move.ts";
import { heldExtraStatuses, type OrderExtraStatus } from "../extras/order-extra.ts";
import { type OrderStatus, orderLife } from "../order.ts";
import type { PublicationHappening } from "../publication-happenings.ts";
import { isMoneyHeld } from "../statuses.ts";
import { readFacts } from "./facts.ts";
import { lockOrder, moveOrder } from "./move.ts";
import type { OrderRow } from "./move-request.ts";
import { concernedBy, shownTo } from "./record.ts";
import { order } from "./tables.ts";

/** Orders' side of proof: the promised publication, and the effects of a loss. */
export const publications: Publications = {
  async find(reader, orderId) {
    const [row] = await reader.select().from(order).where(eq(order.id, orderId));
    return row && publicationOf(reader, row);
  },
  async hold(tx, orderId) {
    const row = await lockOrder(tx, orderId);
    return row && publicationOf(tx, row);
  },
  outletsOf,
  afterCheck: followLook,
  lose,
  regain,
};

async function publicationOf(reader: Reader, row: OrderRow): Promise<Publication | undefined> {
  const { publicationUrl, publishedAt } = row;
  if (!publicationUrl || !publishedAt) return undefined;
  const { guaranteeDays, permanenceMonths } = row.conditions;
  const { changedAt, removedAt, isChanging } = await readAgreedChanges(reader, row.id);
  return {
    orderId: row.id,
    organizationIds: concernedBy(row),
    url: publicationUrl,
    standing: standingAmong(row.status, { removedAt, isChanging }),
    text: row.content,
    domain: await domainOfMedia(reader, row.mediaProjectId),
    promised: { publishedAt, guaranteeDays, permanenceMonths },
    acceptedAt: row.completedAt ?? publishedAt,
    despite: row.despite,
    changedAt,
  };
}

const beingDone = literals(["agreed", "disputed"] satisfies OrderExtraStatus[]);

type AgreedChanges = { changedAt: Date | null; removedAt: Date | null; isChanging: boolean };

/** The publisher's latest agreed change or removal. Neither is a loss. */
async function readAgreedChanges(reader: Reader, orderId: string): Promise<AgreedChanges> {
  const { rows } = await reader.$client.query<AgreedChanges>({
    name: "publication-changes",
    text: `SELECT max(done_at) FILTER (WHERE kind = 'change') AS "changedAt", max(done_at) FILTER (WHERE kind = 'removal') AS "removedAt",
             coalesce(bool_or(status IN ${beingDone}), false) AS "isChanging"
           FROM order_extra WHERE order_id = $1 AND kind IN ${literals(later)} AND (status IN ${literals(heldExtraStatuses)} OR paid_cents > 0)`,
    values: [orderId],
  });
  return rows[0] ?? { changedAt: null, removedAt: null, isChanging: false };
}

/** A holding look completes an order whose clock stopped at a failed check; other news is only told. */
async function followLook(tx: Tx, orderId: string, { evidence, isNews }: KeptLook): Promise<void> {
  const row = await lockOrder(tx, orderId);
  if (!row) return;
  const { problems, links } = evidence;
  const passed = problems.length === 0;
  if (passed && row.status === orderLife.moves.failChecks.to)
    return moveOrder(tx, row, { move: "complete", party: "system", actorId: null, input: {} });
  if (!isNews) return;
  const found = passed ? passedInWords(checksOf(links.length)) : problems.join("\n");
  await recordPublicationEvent(tx, row, passed ? "pass" : "fail", found);
}

/** A change that is being made excuses no loss that the publisher owes: only a look ends a claim (R10.3). */
function standingAmong(
  status: OrderStatus,
  { removedAt, isChanging }: Pick<AgreedChanges, "removedAt" | "isChanging">,
): PublicationStanding {
  if (removedAt) return "over";
  return isChanging && status !== "claimed" ? "undecided" : standingOf(status);
}

function standingOf(status: OrderStatus): PublicationStanding {
  if (status === "published" || status === "completed" || status === "claimed") return status;
  if (status === "checks_failed") return "published";
  if (status === "contested") return "completed";
  return isMoneyHeld(status) ? "undecided" : "over";
}

async function outletsOf(reader: Reader, orderIds: string[]): Promise<Map<string, string>> {
  const rows = await reader
    .select({ id: order.id, mediaProjectId: order.mediaProjectId })
    .from(order)
    .where(inArray(order.id, orderIds));
  return new Map(rows.map(({ id, mediaProjectId }) => [id, mediaProjectId]));
}

/** A loss that began within the guarantee opens a claim; of another one both sides are only told. */
async function lose(tx: Tx, orderId: string, { problems, failedAt }: Loss): Promise<void> {
  const row = await lockOrder(tx, orderId);
  if (!row) return;
  const reason = problems.join("\n");
  // A closed organization has waived the guarantees of its orders (decision 0307).
  const isGuaranteed = isDisputable(row, failedAt) && !(await isClosed(tx, row.clientOrganizationId));
  if (!isGuaranteed || !canMove(orderLife, "openClaim", row.status, "system"))
    return recordPublicationEvent(tx, row, "lose", reason);
  const facts = { ...(await readFacts(tx, row)), isGuaranteed };
  await moveOrder(tx, row, { move: "openClaim", party: "system", actorId: null, input: { reason } }, facts);
}

/** A restored publication closes its claim. */
async function regain(tx: Tx, orderId: string): Promise<void> {
  const row = await lockOrder(tx, orderId);
  if (!row) return;
  if (!canMove(orderLife, "restoreClaim", row.status, "system")) return recordPublicationEvent(tx, row, "regain");
  await moveOrder(tx, row, { move: "restoreClaim", party: "system", actorId: null, input: {} });
}

async function recordPublicationEvent(tx: Tx, row: OrderRow, verb: PublicationHappening, message = ""): Promise<void> {
  const about = { subject: "publication", subjectId: row.id, verb, ...shownTo(row) } as const;
  await recordEvents(tx, [{ ...about, party: "system", actorId: null, toState: row.status, message }]);
}
