import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

export const texts = catalogue("agreed-prices", {
  title: "Agreed prices",
  lead: {
    client: "Prices from your accepted offers. You pay these instead of the list price.",
    publisher: "Advertisers who pay a price you agreed on. Raising your list price doesn't change these.",
  },
  none: "No agreed prices",
  noneText: {
    client: "When a publisher accepts your offer, the price appears here for as long as you keep it.",
    publisher: "When you accept an offer and keep its price for the advertiser, it appears here.",
  },
  columns: {
    format: "Format",
    who: "Advertiser",
    price: "Agreed price",
    ends: "Valid",
  },
  listed: (price: string) => `List price ${price}`,
  until: (day: string) => `Until ${day}`,
  orders: (count: number) => `For ${counted(count, "more order")}`,
  ordersUntil: (count: number, day: string) => `For ${counted(count, "more order")}, until ${day}`,
  offers: "All offers",
  allFormats: "All formats",
  count: (count: number) => counted(count, "agreed price"),
  stays: {
    lead: (count: number) =>
      count === 1
        ? "1 agreed price stays when the list price changes:"
        : `${count} agreed prices stay when the list price changes:`,
    one: (name: string, price: string, ends: string) => `${name} pays ${price}. ${ends}.`,
    more: (count: number) => `${count} more`,
    manage: "Manage",
  },
  end: {
    label: "End",
    of: (name: string) => `End the price of ${name}`,
    title: "End this agreed price",
    about: (name: string) =>
      `${name} gets a mail now and can book at this price until the notice period ends. Existing orders keep it.`,
    days: "Notice",
    daysChoice: (days: number) => `${days} days`,
    reason: "Reason",
    reasonHint: "Included in the mail. Optional.",
    done: "The price ends after the notice period.",
  },
  changes: { end: (name: string) => `The end of the price of ${name}` },
});
