import { catalogue } from "#platform/web/catalogue.ts";
import { lowBalance } from "../low-balance.ts";
import type { TransactionStatus } from "../transaction.ts";

type Words = { title: string; text: string };

/** What the wallet's screens say. */
export const texts = catalogue("wallet", {
  /** What waits for the network, by name. */
  changes: { topUp: "Start the top-up" },
  topUp: {
    title: "Top up the balance",
    lead: (organization: string) => `The money goes to the balance of ${organization}, from which every project books.`,
    amount: "Amount",
    amountHint: (least: string, most: string) => `US dollars, from ${least} to ${most}`,
    method: "Payment method",
    noWay: {
      title: "Balances can't be topped up yet",
      text: "This installation takes no payments so far. Contact support to add money.",
    },
    methods: {
      provider: {
        name: "Payment page",
        text: "You pay on the payment provider's page, with the methods it offers. Your card details never reach this site.",
      },
      transfer: {
        name: "Bank transfer",
        text: "You get an account and a reference to send the money to. It is in the balance once it arrived, usually in one to three working days.",
      },
    },
    cartNeeds: (amount: string) => `What my cart needs: ${amount}`,
    availableNow: "Available now",
    thisTopUp: "This top-up",
    availableThen: "Available afterwards",
    submits: { provider: "Continue to payment", transfer: "Get the bank details" },
    needsAdmin: "Owners and admins top up the balance. Ask one of them.",
    publisher: {
      title: (organization: string) => `${organization} publishes`,
      text: "A publisher's organization earns and withdraws. To book publications, switch to an organization that books, or make one.",
      action: "New organization",
    },
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
      text: "It arrived in your balance, and left it again in whole or in part.",
    },
    automatic: {
      title: "Your saved card is being charged",
      text: "The balance fell below the amount that you set for automatic top-ups.",
    },
    transfer: {
      title: "Waiting for your bank transfer",
      text: "Send exactly this amount with the reference. You may leave this page; you will be told when the money arrived.",
      account: "Account",
      reference: "Reference",
      withdraw: "Call it off",
      withdrawText: "Do this only when you did not send the money.",
    },
    live: "This page follows the payment by itself.",
    words: {
      0: { title: "Preparing the payment", text: "The payment page opens by itself in a moment." },
      1: { title: "Waiting for your payment", text: "Pay on the provider's page. Nothing is charged until you do." },
      2: {
        title: "The payment is being processed",
        text: "This can take a while. You may leave this page; nothing is lost.",
      },
      3: { title: "The money is in your balance", text: "You can book with it now." },
      4: { title: "The payment failed", text: "Nothing was charged." },
      5: { title: "The payment was refunded", text: "The whole amount went back the way it came." },
      6: { title: "The payment was refunded in part", text: "Part of the amount went back the way it came." },
      7: { title: "The payment was canceled", text: "Nothing was charged." },
    } satisfies Record<TransactionStatus, Words>,
  },
  billing: {
    title: "Billing",
    topUp: "Top up",
    balances: "Balances",
    available: "Available",
    availableText: "Ready to book with",
    held: "Held",
    heldText: "Set aside for orders that are under way",
    earnings: "Earnings",
    earningsText: "From completed publications, after the service fee",
    lockedUntil: (amount: string, day: string) => `${amount} of it is locked; the next part unlocks ${day}`,
    voucherLocked: (amount: string, until: string | null) =>
      until
        ? `Vouchers paid ${amount} of the earnings: locked until ${until}`
        : `Vouchers paid ${amount} of the earnings: it stays locked`,
    locked: (amount: string) => `${amount} of it is locked while a claim or dispute is open`,
    inTransit: "On the way out",
    inTransitText: "Withdrawals that have not arrived yet",
    withdrawable: "Ready to withdraw",
    seeBilling: "See billing",
    withdraw: "Withdraw",
    expected: "Expected",
    expectedText: "From accepted orders that are not approved yet",
    owed: "Owed",
    owedText: "Refunds that earnings did not cover; paid from the next ones",
    owedPaymentText: "Payments that were taken back; the next top-up pays them first, and until then nothing is booked",
    transactions: "Transactions",
    type: "Type",
    status: "Status",
    all: "All",
    date: "Date",
    what: "What for",
    amount: "Amount",
    after: "Balance after",
    accounts: { available: "Available", earnings: "Earnings" },
    from: "From",
    to: "To",
    order: "Order number",
    toStatement: "Statement",
    clear: "Clear the filters",
    none: "No transactions yet",
    noneText: "Top-ups, bookings, refunds and earnings will be listed here.",
    noneFound: "No transactions match these filters",
  },
  noOrganization: {
    title: "There is no organization yet",
    text: "A balance belongs to an organization. Set one up first; it takes a minute.",
    action: "Set up",
  },
  needsAdmin: "Owners and admins see the organization's money. Ask one of them.",
});
