import { eq } from "drizzle-orm";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import { nameOfMedia } from "#media/server/queries.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { deadlineOf } from "#platform/lifecycle/lifecycle.ts";
import { mailFor } from "#platform/lifecycle/mail-text.ts";
import { formatCents } from "#platform/money/money.ts";
import { readOwed } from "#wallet/server/queries.ts";
import { instantInWords } from "../dates/days.ts";
import { onlyDisputedExtra } from "../disputes/server/queries.ts";
import { type ExtraHappening, extraHappenings, wordsOfExtra } from "../extras/order-extra.ts";
import { letterOfLook, type PublicationHappening } from "../looks.ts";
import { orderMoneyOf } from "../money/money.ts";
import type { OrderSide } from "../moves/party.ts";
import { type OrderHappening, orderLife } from "../order.ts";
import { dueLabel } from "../timer.ts";
import { whatFollows } from "../what-follows.ts";
import type { OrderRow } from "./move-request.ts";
import { readProof } from "./queries-proof.ts";
import { order } from "./tables.ts";

type Letter = Pick<Notice, "subject" | "paragraphs">;

/** The publisher learns of an order when its text is sent. */
export const silentOrderHappenings = ["book"] as const satisfies OrderHappening[];
type ToldHappening = Exclude<OrderHappening, (typeof silentOrderHappenings)[number]>;

/** Tells the other side about a side's move, and both about Byline's or an operator's. */
export async function tellOrderEvent(tx: Tx, event: RecordedEvent<ToldHappening>): Promise<Notice[]> {
  const sides = await tellSides(tx, event, (row, side) => letterOf(row, event, side));
  return isForOperators(event) ? [...sides, ...(await tellOperators(tx, event))] : sides;
}

/** Operators hear of a dispute once nothing more is pending, and of a claim with an owed refund. */
const isForOperators = ({ verb }: RecordedEvent<ToldHappening>): boolean =>
  verb === "refundClaim" || ofOperators.some((each) => each === verb);
const ofOperators = [
  ...(["dispute", "contest", "answerDispute", "endStories"] as const),
  ...(["disputeExtra", "answerDisputeExtra", "endStoriesExtra"] as const),
] satisfies ToldHappening[];

async function tellOperators(tx: Tx, event: RecordedEvent<ToldHappening>): Promise<Notice[]> {
  const [row] = await tx.select().from(order).where(eq(order.id, event.subjectId));
  if (!row) return [];
  const said =
    event.verb === "refundClaim" ? await claimForOperators(tx, row) : await disputeForOperators(tx, row, event);
  const addresses = said ? await operatorAddresses(tx) : [];
  const letter = letterOf(row, event, "client");
  return addresses.flatMap((email) => (said && letter ? [{ to: { email }, subject: letter.subject, ...said }] : []));
}

type SaidToOperators = Pick<Notice, "paragraphs" | "action">;

async function disputeForOperators(
  tx: Tx,
  row: OrderRow,
  { verb, message }: RecordedEvent<ToldHappening>,
): Promise<SaidToOperators> {
  const id = isOfExtra(verb) ? await onlyDisputedExtra(tx, row.id) : row.id;
  return {
    paragraphs: ["The dispute is in the operator's inbox.", ...(message ? [`“${message}”`] : [])],
    action: id
      ? { label: "Open the dispute", path: `/operator/disputes/${id}` }
      : { label: "Open the disputes", path: "/operator/disputes" },
  };
}

/** Undefined when the publisher's earnings covered the refund: nothing to do for an operator. */
async function claimForOperators(tx: Tx, row: OrderRow): Promise<SaidToOperators | undefined> {
  const owedCents = await readOwed(tx, row.id);
  if (owedCents === 0) return undefined;
  const owed = `The publisher's earnings don't cover the refund: ${formatCents(owedCents)} is owed and is paid from the next earnings.`;
  return { paragraphs: [owed], action: { label: "Open the claims", path: "/operator/claims?state=closed" } };
}

const isOfExtra = (verb: ToldHappening): verb is ExtraHappening => extraHappenings.some((each) => each === verb);

/** Undefined for a move that the first look at its publication reports. */
function letterOf(row: OrderRow, { verb, message }: RecordedEvent<ToldHappening>, side: OrderSide): Letter | undefined {
  if (verb === "acceptConditions")
    return {
      subject: `Order ${row.number}: new conditions accepted`,
      paragraphs: ["The advertiser accepted your new conditions.", message],
    };
  if (verb === "loseOutlet")
    return {
      subject: `Order ${row.number}: another publisher verified the outlet's domain`,
      paragraphs: [
        "The publisher of your order listed this domain, but another publisher has proven it owns the domain.",
        "Your order continues. It is paid only for a publication on this domain. Otherwise your money comes back at the deadline. Before it is accepted, you can also cancel it or move it to another outlet.",
      ],
    };
  if (isOfExtra(verb)) {
    const { history, mail } = wordsOfExtra(verb);
    return {
      subject: `Order ${row.number}: ${history.toLowerCase()}`,
      paragraphs: [mailFor(mail, side), `“${message}”`],
    };
  }
  const { to, texts } = orderLife.moves[verb];
  if (!texts.mail) return undefined;
  return {
    subject: `Order ${row.number}: ${texts.history ?? (to === "stays" ? texts.label : orderLife.statusNames[to])}`,
    paragraphs: [
      mailFor(texts.mail, side),
      ...(message ? [`“${message}”`] : []),
      ...(row.title ? [`Title: ${row.title}`] : []),
    ],
  };
}

/** Tells about a look whose result differs from the last; `message` lists problems by line. */
export async function tellPublicationEvent(tx: Tx, event: RecordedEvent<PublicationHappening>): Promise<Notice[]> {
  return tellSides(tx, event, async (row, side) =>
    letterOfLook(event, row, { side, mediaName: await nameOfMedia(tx, row.mediaProjectId) }),
  );
}

/** Reminds the side that must act (R4.7); nobody once the order has moved on. */
export async function tellReminder(tx: Tx, event: RecordedEvent): Promise<Notice[]> {
  return tellSides(tx, event, async (row, side) => {
    const deadline = deadlineOf(orderLife, row.status);
    if (!deadline || !row.dueAt || row.status !== event.toState) return undefined;
    const follows = whatFollows({ ...row, ...orderMoneyOf(row) }, side, instantInWords(row.deadlineAt ?? row.dueAt));
    const label = dueLabel(row.status, side);
    return {
      subject: `Order ${row.number}: ${label} ${instantInWords(row.dueAt)}`,
      paragraphs: [
        `${label} ${instantInWords(row.dueAt)}.`,
        ...(follows ? [follows] : []),
        ...((await readProof(tx, row.id))?.problems ?? []),
      ],
    };
  });
}

/** Notices for each concerned side except the actor's, with links to that side's screens. */
async function tellSides(
  tx: Tx,
  { subjectId, party, organizationIds }: RecordedEvent,
  write: (row: OrderRow, side: OrderSide) => Letter | undefined | Promise<Letter | undefined>,
): Promise<Notice[]> {
  const [row] = await tx.select().from(order).where(eq(order.id, subjectId));
  if (!row) return [];
  const sides = { client: await clientSide(tx, row), publisher: publisherSide(row) };
  const notices: Notice[] = [];
  for (const side of ["client", "publisher"] as const) {
    const { to, path } = sides[side];
    if (party === side || !organizationIds.includes(to.organizationId)) continue;
    const letter = await write(row, side);
    const action = { label: "Open the order", path };
    if (letter) notices.push({ to, kind: "orderUpdates", about: row.id, ...letter, action });
  }
  return notices;
}

export async function clientSide(reader: Reader, row: OrderRow) {
  const campaign = await locateCampaign(reader, row.campaignId);
  return {
    to: { organizationId: row.clientOrganizationId, projectId: campaign?.projectId },
    path: `/dashboard/${row.clientOrganizationId}/${campaign?.projectId}/${row.campaignId}?order=${row.id}`,
  };
}

export function publisherSide(row: OrderRow) {
  return {
    to: { organizationId: row.publisherOrganizationId, mediaProjectId: row.mediaProjectId },
    path: `/publisher/orders/${row.publisherOrganizationId}/${row.mediaProjectId}?order=${row.id}`,
  };
}
