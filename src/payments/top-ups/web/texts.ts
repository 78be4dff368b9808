import { catalogue } from "#platform/words/catalogue.ts";
import { lowBalance } from "#wallet/low-balance.ts";
import type { TransactionStatus } from "#wallet/transaction.ts";

type Words = { title: string; text: string };

export const texts = catalogue("top-ups", {
  changes: { topUp: "Start the top-up" },
  title: "Top up the balance",
  lead: (organization: string) => `Adds money to the balance of ${organization}. Every project books from it.`,
  amount: "Amount",
  amountHint: (least: string, most: string) => `US dollars, from ${least} to ${most}`,
  method: "Payment method",
  noWay: {
    title: "Balances can't be topped up yet",
    text: "Payments aren't set up yet. Contact support to add money.",
  },
  methods: {
    provider: {
      name: "Payment page",
      hint: "In your balance right after you pay.",
      text: "Pay on the payment provider's page. Your card details never reach this site.",
    },
    transfer: {
      name: "Bank transfer",
      hint: "In your balance usually in one to three working days.",
      text: "We show you the account and a reference. We tell you when the money arrives.",
    },
  },
  cartNeeds: (amount: string) => `Amount for my cart: ${amount}`,
  availableNow: "Available now",
  thisTopUp: "This top-up",
  availableThen: "Available afterwards",
  submits: { provider: "Continue to payment", transfer: "Get bank details" },
  needsAdmin: "Only owners and admins can top up. Ask one of them.",
  publisher: {
    title: (organization: string) => `${organization} publishes`,
    text: "A publisher earns and withdraws. To book publications, switch to an advertiser organization or create one.",
    action: "New organization",
  },
  lowBalance: {
    short: (missing: string) => `Short by ${missing}`,
    topUp: (amount: string) => `Top up ${amount}`,
    newConditions: lowBalance.newConditions,
    swap: lowBalance.swap,
  },
  state: {
    title: "Top-up",
    toPayment: "Go to the payment page",
    again: "Try again",
    toBilling: "See the transactions",
    back: "Back to where you were",
    backToCart: "Back to the cart",
    amount: "Amount",
    started: "Started",
    reference: "Reference",
    receipt: "Receipt (PDF)",
    takenBack: {
      title: "The payment was taken back",
      text: "It arrived in your balance and was taken back, in full or in part.",
    },
    automatic: {
      title: "Your saved card is being charged",
      text: "Your balance fell below the amount you set for automatic top-ups.",
    },
    transfer: {
      title: "Waiting for your bank transfer",
      text: "Send exactly this amount with the reference. You can leave this page. We tell you when the money arrives.",
      account: "Account",
      reference: "Reference",
      withdraw: "Cancel transfer",
      withdrawText: "Only if you haven't sent the money.",
    },
    live: "This page updates automatically.",
    words: {
      0: { title: "Preparing the payment", text: "The payment page opens in a moment." },
      1: { title: "Waiting for your payment", text: "Pay on the provider's page. Nothing is charged until you do." },
      2: {
        title: "The payment is being processed",
        text: "This can take a while. You can leave this page.",
      },
      3: { title: "The money is in your balance", text: "You can book with it now." },
      4: { title: "The payment failed", text: "Nothing was charged." },
      5: { title: "The payment was refunded", text: "The whole amount went back the way it came." },
      6: { title: "The payment was refunded in part", text: "Part of the amount went back the way it came." },
      7: { title: "The payment was canceled", text: "Nothing was charged." },
    } satisfies Record<TransactionStatus, Words>,
  },
});
