import type { TradeSide } from "#events/trade-side.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { ExtraHappening } from "./extras/order-extra.ts";
import type { OrderHappening } from "./order.ts";
import type { PublicationHappening } from "./publication-happenings.ts";

/** `amount` is the reader's: a total or earnings. `due` and `proposed` are days in words, where there are any. */
export type SubjectFacts = { outlet: string; amount: string; due?: string | undefined; proposed?: string | undefined };
type Subject = (facts: SubjectFacts) => string;
type Subjects = Subject | Record<TradeSide, Subject>;

/** Publishers learn of an order when its text is sent, and of a publication by its first look. */
type SilentHappening = "book" | "publish";
type ToldHappening = Exclude<OrderHappening, SilentHappening | ExtraHappening> | PublicationHappening;

const by = (day: string | undefined, words: string): string => (day ? `, ${words} ${day}` : "");

const decided = (client: string, publisher: string): Subjects => ({
  client: ({ outlet }) => `Dispute about ${outlet} decided: ${client}`,
  publisher: ({ outlet }) => `Dispute about ${outlet} decided: ${publisher}`,
});

/** Each mail's subject says what happened, on which outlet, for how much and until when. */
const subjects: Record<ToldHappening, Subjects> = catalogue("orders.subjects", {
  send: ({ outlet, amount, due }) => `New order for ${outlet}: earn ${amount}${by(due, "answer by")}`,
  accept: ({ outlet, amount, due }) => `${outlet} accepted for ${amount}${by(due, "publishes by")}`,
  reject: ({ outlet, amount }) => `${outlet} rejected your order, ${amount} is back in your balance`,
  requestChanges: ({ outlet, due }) => `${outlet} asks for changes to your text${by(due, "send it by")}`,
  sendBrief: ({ outlet, amount, due }) => `New brief for ${outlet}: earn ${amount}${by(due, "answer by")}`,
  acceptBrief: ({ outlet, amount, due }) => `${outlet} accepted for ${amount} and writes your text${by(due, "due")}`,
  reviseBrief: ({ outlet }) => `The brief for ${outlet} changed`,
  deliverText: ({ outlet, due }) => `${outlet} wrote your text${by(due, "approve it by")}`,
  requestRewrite: ({ outlet, due }) => `Changes to your text for ${outlet} requested${by(due, "send it by")}`,
  approveText: {
    client: ({ outlet, due }) => `Your text for ${outlet} is approved${by(due, "it publishes by")}`,
    publisher: ({ outlet, due }) => `Your text for ${outlet} is approved${by(due, "publish it by")}`,
  },
  requestRevision: ({ outlet, due }) => `Revision requested for ${outlet}${by(due, "publish again by")}`,
  failChecks: {
    client: ({ outlet, amount }) => `The check of ${outlet} failed, ${amount} stays held`,
    publisher: ({ outlet, due }) => `The check of ${outlet} failed${by(due, "mend the page by")}`,
  },
  correctLink: ({ outlet }) => `${outlet} corrected the link to your publication`,
  publishAgain: ({ outlet, due }) => `${outlet} published again${by(due, "approve by")}`,
  checkAgain: ({ outlet }) => `Another check of ${outlet} was requested`,
  complete: {
    client: ({ outlet, amount }) => `Your order for ${outlet} is completed, you paid ${amount}`,
    publisher: ({ outlet, amount }) => `The order for ${outlet} is completed, you earned ${amount}`,
  },
  approve: ({ outlet, amount }) => `Your publication on ${outlet} is approved, you earned ${amount}`,
  proposeDate: ({ outlet, proposed }) => `New publish date proposed for ${outlet}${proposed ? `: ${proposed}` : ""}`,
  acceptDate: ({ outlet, due }) => `Your publish date for ${outlet} is accepted${by(due, "publication by")}`,
  declineDate: ({ outlet }) => `Your publish date for ${outlet} is declined`,
  withdrawDate: ({ outlet }) => `The date proposed for ${outlet} is withdrawn`,
  cancel: {
    client: ({ outlet, amount }) => `Your order for ${outlet} is canceled, ${amount} is back in your balance`,
    publisher: ({ outlet }) => `The order for ${outlet} is canceled`,
  },
  swap: ({ outlet }) => `The order for ${outlet} moved to another outlet`,
  expire: {
    client: ({ outlet, amount }) => `Your order for ${outlet} expired, ${amount} is back in your balance`,
    publisher: ({ outlet }) => `The order for ${outlet} expired before its publication`,
  },
  dispute: ({ outlet, amount, due }) => `Dispute about ${outlet} over ${amount}${by(due, "tell your side by")}`,
  contest: ({ outlet, amount, due }) => `Dispute about ${outlet} over ${amount}${by(due, "tell your side by")}`,
  answerDispute: ({ outlet }) => `The other side answered the dispute about ${outlet}`,
  endStories: ({ outlet }) => `An operator now decides the dispute about ${outlet}`,
  resolveCompleted: decided("the order is completed", "the order is completed and you are paid"),
  resolveRefunded: decided("money is back in your balance", "money goes back to the advertiser"),
  upholdCompletion: decided("the order stays completed", "the order stays completed"),
  refundCompletion: decided("the publisher gives money back", "you give money back"),
  openClaim: {
    client: ({ outlet }) => `${outlet} no longer shows what you booked: a claim is open`,
    publisher: ({ outlet, due }) => `A claim is open about ${outlet}${by(due, "restore the publication by")}`,
  },
  replace: ({ outlet }) => `${outlet} named another page for your publication`,
  restoreClaim: ({ outlet }) => `The claim about ${outlet} is closed: the publication is restored`,
  waiveClaim: ({ outlet }) => `The claim about ${outlet} is closed: the advertiser accepts the page`,
  refundClaim: {
    client: ({ outlet, amount }) => `The claim about ${outlet} is closed: ${amount} goes back to you`,
    publisher: ({ outlet }) => `The claim about ${outlet} is closed: the advertiser is refunded`,
  },
  acceptConditions: ({ outlet }) => `The advertiser accepted your new conditions for ${outlet}`,
  loseOutlet: ({ outlet }) => `Another publisher verified the domain of ${outlet}`,
  pass: ({ outlet, due }) => `${outlet} published, all checks passed${by(due, "approve by")}`,
  fail: {
    client: ({ outlet }) => `${outlet} published, but the check failed`,
    publisher: ({ outlet }) => `The check of your publication on ${outlet} failed`,
  },
  lose: ({ outlet }) => `The publication on ${outlet} has changed`,
  regain: ({ outlet }) => `The publication on ${outlet} is back`,
} satisfies Record<ToldHappening, Subjects>);

export function mailSubjectOf(happening: ToldHappening, side: TradeSide, facts: SubjectFacts): string {
  const said = subjects[happening];
  return (typeof said === "function" ? said : said[side])(facts);
}
