import { catalogue } from "#platform/words/catalogue.ts";
import type { DisputeOutcome } from "../dispute.ts";

/** Words of a dispute's moves stand in the tables of moves. */
export const texts = catalogue("disputes", {
  title: "Disputes",
  one: "Dispute",
  of: (number: string, extra: string | null) =>
    extra ? `Dispute of an extra, order ${number}` : `Dispute of order ${number}`,
  show: "Disputes to show",
  states: { open: "Open", decided: "Decided" },
  none: { open: "No open disputes", decided: "No decided disputes" },
  noneText: "Disputes of orders, changes and removals appear here, and we mail you.",
  notThere: "This dispute isn't here",
  notThereText: "It doesn't exist, or it isn't disputed.",
  opened: {
    client: "Opened by the advertiser",
    publisher: "Opened by the publisher",
    system: "Opened automatically",
  },
  between: (client: string, publisher: string) => `${client} and ${publisher}`,
  ready: "Ready to decide",
  answerUntil: (when: string) => `The other side may answer until ${when}`,
  decided: (when: string) => `Decided ${when}`,
  decides: "An operator decides next.",
  stories: "Both sides",
  sides: { client: "Advertiser", publisher: "Publisher" },
  says: (side: string, name: string) => `${side}: ${name}`,
  untold: "Hasn't told its side yet.",
  outcomes: {
    completed: (_refund: string, _total: string) => "The publisher was right: nothing goes back to the advertiser.",
    refunded: (_refund: string, total: string) => `The whole amount, ${total}, goes back to the advertiser.`,
    split: (refund: string, total: string) => `${refund} of ${total} goes back to the advertiser.`,
  } satisfies Record<DisputeOutcome, (refund: string, total: string) => string>,
  form: {
    title: "Decision",
    outcome: "Outcome",
    outcomes: {
      completed: "Pay the publisher",
      refunded: "Refund all",
      split: "Split by amount",
    } satisfies Record<DisputeOutcome, string>,
    amount: "Back to the advertiser",
    amountHint: (total: string) => `Of ${total}; the publisher earns from the rest.`,
    gets: (returned: string, earnings: string, fee: string) =>
      `Advertiser: ${returned} back. Publisher: ${earnings}. Service fee: ${fee}.`,
    reason: "Reason",
    reasonHint: "Both sides read this.",
    getsBack: (client: string) => `${client} gets back`,
    earns: (publisher: string) => `${publisher} earns, after the fee`,
    fee: "Service fee",
    money: "Where the money goes",
    submit: (outcome: DisputeOutcome | undefined, returned?: string, rest?: string): string => {
      if (!outcome || !returned) return "Decide";
      if (outcome === "completed") return `Pay ${rest}`;
      return outcome === "refunded" ? `Refund ${returned}` : `Split ${returned} / ${rest}`;
    },
    confirm: "Decide this dispute?",
    final: "The decision is final, and the money moves at once.",
    done: "Decided. We told both sides.",
  },
});
