import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("auto-top-ups", {
  title: "Automatic top-up",
  text: "Charge a saved card whenever the balance runs low. It is off until you turn it on, and you can turn it off at any time.",
  threshold: "When less than this is available",
  amount: "Top up by",
  dayMaximum: "At most within 24 hours",
  dayMaximumHint: "At most one automatic top-up an hour, and never more than this.",
  agree: (provider: string) =>
    `By continuing you agree that the card is charged without asking you again. You save it on the page of ${provider}.`,
  agreeAgain: "By saving you agree that the card is charged like this without asking you again.",
  turnOn: "Save a card and turn on",
  otherCard: "Use another card",
  change: "Save changes",
  changed: "Automatic top-up changed",
  turnOff: "Turn off",
  turnedOff: "Automatic top-ups are off",
  card: (card: string) => `Charges ${card}`,
  agreed: (who: string, day: string) => `${who} agreed on ${day}.`,
  someone: "Someone in your organization",
  waiting: "The card is not saved yet",
  waitingText: "Nothing is charged until it is.",
  toPage: "Continue to the card",
  underWay: "A top-up is in progress",
  underWayText: "Your saved card is being charged. The money goes to the balance as soon as the payment is confirmed.",
  underWayThough:
    "Your card was being charged when automatic top-ups were turned off. That money still goes to the balance, and nothing else is charged.",
  seeTopUp: "See the top-up",
  stopped: "Automatic top-ups have stopped",
  late: "The payment page takes longer than usual. Try again in a minute.",
  changes: { turnOff: "Turn off automatic top-ups" },
});
