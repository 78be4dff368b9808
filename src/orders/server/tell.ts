import { eq } from "drizzle-orm";
import { operatorAddresses } from "#accounts/people/server/queries.ts";
import { locateCampaign } from "#campaigns/server/queries.ts";
import type { Notice, RecordedEvent } from "#events/event.ts";
import { type TradeSide, tradeSides } from "#events/trade-side.ts";
import { nameOfMedia } from "#media/server/queries.ts";
import type { Reader, Tx } from "#platform/database/database.ts";
import { deadlineOf } from "#platform/lifecycle/lifecycle.ts";
import { type MailText, mailFor } from "#platform/lifecycle/mail-text.ts";
import { formatCents } from "#platform/money/money.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { instantInWords, nearDayInWords } from "#platform/words/day-words.ts";
import { readOwed } from "#wallet/server/queries.ts";
import { onlyDisputedExtra } from "../disputes/server/queries.ts";
import { type ExtraHappening, extraHappenings, wordsOfExtra } from "../extras/order-extra.ts";
import { letterOfLook } from "../looks.ts";
import { mailSubjectOf } from "../mail-subjects.ts";
import { orderMoneyOf } from "../money/money.ts";
import { type OrderHappening, orderLife } from "../order.ts";
import { letterTo, subjectFactsOf, type ToldOrder } from "../order-letter.ts";
import type { PublicationHappening } from "../publication-happenings.ts";
import { dueLabel } from "../timer.ts";
import { whatFollows } from "../what-follows.ts";
import type { OrderRow } from "./move-request.ts";
import { readProof } from "./queries-proof.ts";
import { order } from "./tables.ts";

const texts = catalogue("orders.mails", {
  disputes: {
    opened: (amount: string, outlet: string) => `Dispute opened over ${amount} about ${outlet}`,
    answered: (amount: string, outlet: string) => `Dispute answered over ${amount} about ${outlet}`,
    toDecide: (amount: string, outlet: string) => `Dispute to decide over ${amount} about ${outlet}`,
  },
  disputeWaits: "The dispute is in the operator's inbox.",
  openDispute: "Open the dispute",
  openDisputes: "Open the disputes",
  owedSubject: (amount: string, outlet: string) => `Refund of ${amount} not covered by ${outlet}`,
  owed: (amount: string) =>
    `The publisher's earnings don't cover the refund: ${amount} is owed and is paid from the next earnings.`,
  openClaims: "Open the claims",
  conditionsAccepted: "The advertiser accepted your new conditions.",
  outletLost: [
    "The publisher of your order listed this domain, but another publisher has proven it owns the domain.",
    "Your order continues. It is paid only for a publication on this domain. Otherwise your money comes back at the deadline. Before it is accepted, you can also cancel it or move it to another outlet.",
  ],
  extra: (outlet: string, happened: string) => `Extra on ${outlet}: ${happened.replace(/^Extra /, "").toLowerCase()}`,
  reminder: (due: string, day: string, outlet: string, amount: string) => `${due} ${day}: ${outlet}, ${amount}`,
  due: (due: string, instant: string) => `${due} ${instant}.`,
  openOrder: "Open the order",
});

type Letter = Pick<Notice, "subject" | "paragraphs" | "facts">;

/** The publisher learns of an order when its text is sent. */
export const silentOrderHappenings = ["book"] as const satisfies OrderHappening[];
type ToldHappening = Exclude<OrderHappening, (typeof silentOrderHappenings)[number]>;

/** Tells the other side about a side's move, and both about Byline's or an operator's. */
export async function tellOrderEvent(tx: Tx, event: RecordedEvent<ToldHappening>): Promise<Notice[]> {
  const sides = await tellSides(tx, event, (order, side) => letterOf(order, event, side));
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
  if (!said) return [];
  const { subjectFor, ...words } = said;
  const letter = { ...words, subject: `${subjectFor(await nameOfMedia(tx, row.mediaProjectId))} · ${row.number}` };
  return (await operatorAddresses(tx)).map((email) => ({ to: { email }, ...letter }));
}

type SaidToOperators = Pick<Notice, "paragraphs" | "action"> & { subjectFor: (outlet: string) => string };

async function disputeForOperators(
  tx: Tx,
  row: OrderRow,
  { verb, message }: RecordedEvent<ToldHappening>,
): Promise<SaidToOperators> {
  const id = isOfExtra(verb) ? await onlyDisputedExtra(tx, row.id) : row.id;
  return {
    subjectFor: (outlet) => texts.disputes[disputeStands(verb)](formatCents(row.totalCents), outlet),
    paragraphs: [texts.disputeWaits, ...(message ? [`“${message}”`] : [])],
    action: id
      ? { label: texts.openDispute, path: `/operator/disputes/${id}` }
      : { label: texts.openDisputes, path: "/operator/disputes" },
  };
}

const disputeStands = (verb: ToldHappening): keyof typeof texts.disputes =>
  verb.startsWith("answer") ? "answered" : verb.startsWith("end") ? "toDecide" : "opened";

/** Undefined when the publisher's earnings covered the refund: nothing to do for an operator. */
async function claimForOperators(tx: Tx, row: OrderRow): Promise<SaidToOperators | undefined> {
  const owedCents = await readOwed(tx, row.id);
  if (owedCents === 0) return undefined;
  const owed = formatCents(owedCents);
  return {
    subjectFor: (outlet) => texts.owedSubject(owed, outlet),
    paragraphs: [texts.owed(owed)],
    action: { label: texts.openClaims, path: "/operator/claims?state=closed" },
  };
}

const isOfExtra = (verb: ToldHappening): verb is ExtraHappening => extraHappenings.some((each) => each === verb);

/** Undefined for a move that the first look at its publication reports. */
function paragraphsOf({ verb, message }: RecordedEvent<ToldHappening>, side: TradeSide): string[] | undefined {
  const said = message ? [`“${message}”`] : [];
  if (verb === "acceptConditions") return [texts.conditionsAccepted, message];
  if (verb === "loseOutlet") return [...texts.outletLost];
  if (isOfExtra(verb)) return [mailFor(wordsOfExtra(verb).mail, side), ...said];
  const { mail } = orderLife.moves[verb].texts as { mail?: MailText<TradeSide> };
  return mail ? [mailFor(mail, side), ...said] : undefined;
}

function letterOf(order: ToldOrder, event: RecordedEvent<ToldHappening>, side: TradeSide): Letter | undefined {
  const { verb } = event;
  const paragraphs = paragraphsOf(event, side);
  if (!paragraphs || verb === "publish") return undefined;
  return letterTo(order, side, {
    subject: isOfExtra(verb)
      ? texts.extra(order.mediaName, wordsOfExtra(verb).history ?? "")
      : mailSubjectOf(verb, side, subjectFactsOf(order, side)),
    paragraphs,
  });
}

/** Tells about a look whose result differs from the last; `message` lists problems by line. */
export async function tellPublicationEvent(tx: Tx, event: RecordedEvent<PublicationHappening>): Promise<Notice[]> {
  return tellSides(tx, event, (order, side) => letterOfLook(event, order, side));
}

/** Reminds the side that must act (R4.7); nobody once the order has moved on. */
export async function tellReminder(tx: Tx, event: RecordedEvent): Promise<Notice[]> {
  return tellSides(tx, event, async (order, side) => {
    const { id, status, dueAt, deadlineAt, mediaName } = order;
    const deadline = deadlineOf(orderLife, status);
    if (!deadline || !dueAt || status !== event.toState) return undefined;
    const follows = whatFollows({ ...order, ...orderMoneyOf(order) }, side, instantInWords(deadlineAt ?? dueAt));
    const label = dueLabel(status, side) ?? "";
    return letterTo(order, side, {
      subject: texts.reminder(label, nearDayInWords(dueAt), mediaName, subjectFactsOf(order, side).amount),
      paragraphs: [
        texts.due(label, instantInWords(dueAt)),
        ...(follows ? [follows] : []),
        ...((await readProof(tx, id))?.problems ?? []),
      ],
    });
  });
}

type ToldRow = OrderRow & ToldOrder;

/** Notices for each concerned side except the actor's, with links to that side's screens. */
async function tellSides(
  tx: Tx,
  { subjectId, party, organizationIds, toState }: RecordedEvent,
  write: (order: ToldRow, side: TradeSide) => Letter | undefined | Promise<Letter | undefined>,
): Promise<Notice[]> {
  const [row] = await tx.select().from(order).where(eq(order.id, subjectId));
  if (!row) return [];
  const hasMovedOn = toState !== null && toState !== row.status;
  const { totalCents, earningsCents } = orderMoneyOf(row);
  const told = {
    ...row,
    mediaName: await nameOfMedia(tx, row.mediaProjectId),
    amounts: { client: totalCents, publisher: earningsCents },
    ...(hasMovedOn && { dueAt: null }),
  };
  const sides = { client: await clientSide(tx, row), publisher: publisherSide(row) };
  const notices: Notice[] = [];
  for (const side of tradeSides) {
    const { to, path } = sides[side];
    if (party === side || !organizationIds.includes(to.organizationId)) continue;
    const letter = await write(told, side);
    const action = { label: texts.openOrder, path };
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
