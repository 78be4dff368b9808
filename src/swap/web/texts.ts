import { catalogue } from "#platform/web/catalogue.ts";

/** What the screen of a media swap says (R4.9). */
export const texts = catalogue("swap", {
  title: "Swap media",
  says: (number: string) => `Move order ${number} to another medium`,
  back: (number: string) => `Order ${number}`,
  lead: (medium: string, format: string) =>
    `Booked on ${medium} (${format}). Choose where the publication goes instead.`,
  over: "This order can't be moved",
  overText: "Only an order that nobody has accepted yet, or that was rejected, moves to another medium, and only once.",
  toOrder: "Back to the order",
  search: "Search by name or domain",
  similar: "Similar media",
  likePrice: "At a similar price or less",
  dearer: "Dearer",
  found: "Found",
  none: "No other medium sells this format",
  nothingFound: (search: string) => `No medium with this format matches “${search}”`,
  choose: "Choose",
  chooseNamed: (medium: string) => `Choose ${medium}`,
  chosen: "Chosen",
  chosenTitle: "The new medium",
  nothingChosen: "Choose a medium from the list. Nothing changes until you swap.",
  unavailable: "This format can't be booked any more. Choose another one.",
  own: "An organization can't book its own media.",
  carried: (number: string) =>
    `Text, images and title go on to the new order. Order ${number} ends, and what is held for it is released first.`,
  carriedRejected: "Text, images and title go on to the new order. The rejected order stays as it is.",
  sameConditions: "Its conditions are the same.",
  money: "Balance",
  spendable: "Your balance and what is held",
  after: "Left afterwards",
  swap: (total: string) => `Swap for ${total}`,
  swapped: (medium: string, number: string) => `Moved to ${medium}: order ${number}.`,
  trying: "The connection is unstable. The swap is being tried again; it happens only once.",
});
