import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("new-conditions", {
  badge: { client: "New conditions", publisher: "Earlier conditions" },
  title: "The publisher changed the conditions",
  titleForPublisher: "You changed the conditions",
  textNotSent: "The order stands as it was booked. The text can be sent when you accept the new conditions.",
  textSent:
    "The order stands as it was booked, and the publisher may still accept it so. You can accept the new conditions now.",
  forPublisher:
    "You changed the format after this order was booked. Until the advertiser accepts the new conditions, it stands as booked, and you may accept it so.",
  forOperator: "The order stands as it was booked until the advertiser accepts the new conditions.",
  unavailable:
    "This format is no longer on offer, so that its new conditions can't be accepted. Swap the media, or cancel the order.",
  nothingBooked: "Nothing of what was booked changes by it.",
  columns: { before: "Booked", now: "Now" },
  misfit: "Your text doesn't keep these conditions yet:",
  none: "None",
  gone: "No longer on offer",
  price: "Format price",
  more: (amount: string) => `${amount} more are held when you accept.`,
  less: (amount: string) => `${amount} go back to your balance when you accept.`,
  same: "The total stays the same.",
  accept: "Accept the new conditions",
  accepted: "The new conditions are accepted.",
});
