import { catalogue } from "#platform/web/catalogue.ts";

const moreOrders = (count: number): string => (count === 1 ? "1 more order" : `${count} more orders`);

export const texts = catalogue("agreed-prices", {
  title: "Agreed prices",
  lead: {
    client: "What you pay instead of the listed price, by offers that publishers accepted.",
    publisher:
      "Who pays less than your listed price, by offers you agreed on. Raising a listed price leaves these as they are.",
  },
  none: "No agreed prices",
  noneText: {
    client: "When a publisher accepts your offer, the price stays yours for a while and shows up here.",
    publisher: "When you accept an offer, say how long its price stays. It shows up here until then.",
  },
  columns: {
    format: "Format",
    who: "Who pays it",
    price: "Agreed price",
    ends: "Stays",
  },
  listed: (price: string) => `Listed at ${price}`,
  until: (day: string) => `Until ${day}`,
  orders: (count: number) => `For ${moreOrders(count)}`,
  ordersUntil: (count: number, day: string) => `For ${moreOrders(count)}, until ${day}`,
  offers: "All offers",
  allFormats: "All formats",
  count: (count: number) => (count === 1 ? "1 agreed price" : `${count} agreed prices`),
  stays: {
    lead: (count: number) =>
      count === 1
        ? "1 agreed price stays when the listed price changes:"
        : `${count} agreed prices stay when the listed price changes:`,
    one: (name: string, price: string, ends: string) => `${name} pays ${price}. ${ends}.`,
    more: (count: number) => `${count} more`,
    manage: "See or end them",
  },
  end: {
    label: "End",
    of: (name: string) => `End the price of ${name}`,
    title: "End this agreed price",
    about: (name: string) =>
      `${name} gets a mail now and can book at this price until the notice is over. Booked orders keep it.`,
    days: "Notice",
    daysChoice: (days: number) => `${days} days`,
    reason: "Reason",
    reasonHint: "Goes out with the mail. Optional.",
    done: "The price ends after the notice.",
  },
  changes: { end: (name: string) => `The end of the price of ${name}` },
});
