import { keptInWords, usuallyKept } from "#formats/agreed-prices/agreed-price.ts";
import { catalogue } from "#platform/web/catalogue.ts";
import type { Negotiated } from "../changes.ts";
import type { OfferHappening, OfferStatus } from "../offer.ts";

const statuses: Record<OfferStatus, string> = {
  sent: "With the publisher",
  countered: "With the advertiser",
  accepted: "Accepted",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
};

const changed: Record<Negotiated, string> = {
  priceCents: "price",
  publishDateMode: "publish date",
  publishOn: "publish date",
  hyperlinkKind: "links",
  extras: "extras",
};

const done: Record<Exclude<OfferHappening, "make" | "expire">, string> = {
  accept: "Accepted. The offer is an order now.",
  counter: "Counter-offer sent.",
  decline: "Declined.",
  withdraw: "Withdrawn. The money is back in your balance.",
};

/** Offers (R4.6, R10.10), on both sides. */
export const texts = catalogue("offers", {
  title: "Offers",
  statuses,
  isAsked: "To answer",
  changed,
  done,
  make: {
    button: "Make an offer",
    buttonFor: (name: string) => `Make an offer, ${name}`,
    title: (name: string) => `Offer to ${name}`,
    lead: "Name your price. We hold the total until the publisher answers, and you get it back if the answer is no.",
    send: "Send the offer",
    sent: (name: string) => `Offer sent to ${name}.`,
    accepted: (name: string) => `${name} accepted your offer at once.`,
    declined: (name: string) => `${name} declined your offer at once.`,
    listed: (price: string) => `Listed at ${price}`,
    listedAndPaid: {
      client: (price: string, paid: string) => `Listed at ${price}. You pay ${paid} now.`,
      publisher: (price: string, paid: string) => `Listed at ${price}. They pay ${paid} now.`,
    },
    price: "Your price",
    links: "Links",
    extras: "Extras",
    message: "Message",
    messageHint: "Why this price? The publisher reads it with the offer.",
    brief: "Brief",
    briefHint: "What the publication is about. Optional.",
    validDays: "Answer within",
    usualTime: "The usual time",
    days: (days: number) => (days === 1 ? "1 day" : `${days} days`),
    formatPrice: "Price",
    linkFee: "Dofollow links",
    total: "We hold",
    youPay: "You pay",
    youEarn: (earnings: string, fee: string) => `You earn ${earnings} after the service fee of ${fee}.`,
  },
  list: {
    none: "No offers yet",
    noneClient: 'Open an outlet and choose "Make an offer" on one of its formats.',
    noneText: "Offers that advertisers send for your formats show up here.",
    noneFound: "No offers with this status",
    status: "Status",
    all: "All statuses",
    clear: "All statuses",
    campaign: "Campaign",
    columns: { outlet: "Outlet", status: "Status", answer: "Answer due", price: "Price" },
    off: (percent: number) => `${percent}% below the listed price`,
    offPresent: {
      client: (percent: number) => `${percent}% below what you pay now`,
      publisher: (percent: number) => `${percent}% below what they pay now`,
    },
  },
  view: {
    back: "All offers",
    listed: "Listed at",
    kept: "Price stays",
    keptNot: "For this order",
    keptFor: (kept: string) => `Price stays: ${kept}`,
    price: "Price",
    total: "Total",
    date: "Publish date",
    links: "Links",
    extras: "Extras",
    noExtras: "None",
    brand: "Brand",
    campaign: "Campaign",
    brief: "Brief",
    held: "Held for it",
    earnings: "You earn",
    expires: "Answer due",
    unanswered: (when: string) => `If nobody answers by ${when}, the offer ends and the money goes back.`,
    missing: (missing: string) => `Accepting needs ${missing} more than you have.`,
    topUp: "Top up",
    openOrder: (number: string) => `Open order ${number}`,
    versions: "What was said",
    version: { client: "Offer", publisher: "Counter-offer" },
    again: "Counter-offer",
    changes: (names: string[]) => `Changes the ${names.join(", ")}`,
    reason: "Why it was declined",
    yourTurn: "Your answer is due.",
    theirTurn: { client: "The publisher has to answer.", publisher: "The advertiser has to answer." },
  },
  kept: {
    label: "Price stays",
    hint: (days: number) =>
      `How long the advertiser can book this format at this price. You can end it with ${days} days' notice.`,
    accepting: (kept: string) => `The price stays yours: ${kept}.`,
  },
  prices: "Agreed prices",
  moves: { message: "Message", reason: "Reason", send: "Send the counter-offer" },
  rule: {
    title: "Automatic answers",
    format: "Format",
    noFormats: "List a format first",
    lead: "Offers at a price you accept or decline anyway are answered at once. You answer the ones in between.",
    acceptFrom: "Accept from",
    declineBelow: "Decline below",
    hint: `Leave a field empty to answer yourself. Advertisers don't see these prices. A price you accept this way stays for ${keptInWords(usuallyKept)}.`,
  },
  changes: {
    make: (name: string) => `The offer to ${name}`,
    move: (name: string) => `Your answer to the offer for ${name}`,
  },
});
