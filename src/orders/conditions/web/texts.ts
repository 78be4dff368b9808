import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("new-conditions", {
  badge: { client: "New conditions", publisher: "Earlier conditions" },
  title: "The publisher changed the conditions",
  titleForPublisher: "You changed the conditions",
  textNotSent: "Accept the new conditions to send the text. Until then the order stays as booked.",
  textSent: "The order stays as booked, and the publisher can still accept it. You can accept the new conditions now.",
  forPublisher:
    "You changed the format after this order was booked. It stays as booked until the advertiser accepts the new conditions. You can accept it as it is.",
  forOperator: "The order stays as booked until the advertiser accepts the new conditions.",
  unavailable: "This format is no longer available. Swap the outlet or cancel the order.",
  nothingBooked: "Your booking doesn't change.",
  columns: { before: "Booked", now: "Now" },
  misfit: "Your text doesn't meet these conditions yet:",
  none: "None",
  gone: "No longer available",
  price: "Format price",
  more: (amount: string) => `${amount} more is held when you accept.`,
  less: (amount: string) => `${amount} returns to your balance when you accept.`,
  same: "The total stays the same.",
  accept: "Accept new conditions",
  accepted: "New conditions accepted.",
});
