import type { AgentMark } from "#platform/contract/agent-mark.ts";
import type { OrderMoveOfPeople } from "./order.ts";

/** Fields by which agents follow an order; the whole of it, its text included, is `order_status`. */
export const followedFields = [
  "id",
  "number",
  "reference",
  "party",
  "status",
  "moves",
  "moveCount",
  "title",
  "mediaName",
  "mediaDomain",
  "formatType",
  "campaign",
  "totalCents",
  "earningsCents",
  "publishDateMode",
  "publishOn",
  "proposedDate",
  "dueAt",
  "deadlineAt",
  "publicationUrl",
  "proof",
  "hasNewConditions",
  "waitsForPayment",
  "updatedAt",
] as const;

const move = (tool: string, title: string, use: string, more: Partial<AgentMark> = {}): AgentMark => ({
  tool,
  title,
  use,
  tells: followedFields,
  ...more,
});

const sends = "Send to the other side";
const answers = "Answer an order that came to my outlet";
const asks = "Ask for changes";
const approves = "Approve text or publication";
const publishes = "Report the publication";
const disputes = "Open or answer a dispute";
const dates = "Agree on another publish date";

/** The moves that agents make, by what a person would ask them to do. */
export const orderAgents: { readonly [Name in OrderMoveOfPeople]?: AgentMark } = {
  send: move("send_text", sends, "The advertiser sends the text that `write_text` saved. All conditions have to hold."),
  sendBrief: move("send_text", sends, "The advertiser sends the brief, where the publisher's writing was booked."),
  deliverText: move("send_text", sends, "The publisher sends the text that it wrote."),
  accept: move("answer_order", answers, "Accepts the text and promises to publish by the agreed date."),
  acceptBrief: move("answer_order", answers, "Accepts the brief and promises to write."),
  reject: move("answer_order", answers, "Ends the order; the money goes back. Ask your person before.", {
    isFinal: true,
  }),
  requestChanges: move("request_changes", asks, "The publisher says what is wrong with a text that was sent."),
  requestRewrite: move(
    "request_changes",
    asks,
    "The advertiser says what is wrong with the text that the publisher wrote.",
  ),
  requestRevision: move("request_changes", asks, "The advertiser says what is wrong with the publication."),
  approveText: move("approve", approves, "Approves the text that the publisher wrote, to be published."),
  approve: move(
    "approve",
    approves,
    "Completes the order and pays the publisher. Look at `proof` first: what fails has to be named in `despite`.",
    { isFinal: true, spends: "totalCents" },
  ),
  publish: move(
    "publish",
    publishes,
    "Names the page after it went online on the outlet's own domain. It is checked at once.",
  ),
  correctLink: move("publish", publishes, "Names another page while the advertiser has not answered."),
  publishAgain: move("publish", publishes, "Has the page checked again after it was mended."),
  dispute: move("open_dispute", disputes, "Stops the clock of an open order. Only on your person's word.", {
    isFinal: true,
  }),
  contest: move("open_dispute", disputes, "Disputes a completed order. Only on your person's word.", { isFinal: true }),
  answerDispute: move("open_dispute", disputes, "Tells your side, once. Only with your person's words.", {
    isFinal: true,
  }),
  proposeDate: move("publish_date", dates, "Proposes another day; the agreed one stands until the other side accepts."),
  acceptDate: move("publish_date", dates, "Accepts the day that the other side proposed."),
  declineDate: move("publish_date", dates, "Declines the day that the other side proposed."),
  withdrawDate: move("publish_date", dates, "Takes your own proposal back."),
  cancel: move("cancel_order", "Cancel an order", "Ends an order that nobody accepted yet; the money comes back.", {
    isFinal: true,
  }),
};
