import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("fees", {
  title: "Service fees",
  lead: "A publisher or a country can have a fee of its own. Everyone else pays the fee of the settings. Publishers are told of each change, with an example; orders that are booked keep their fee.",
  toSettings: "Settings",
  add: "Set a country's fee",
  setNamed: (name: string) => `Set fee of ${name}`,
  set: "Set fee",
  none: "Everyone pays the same fee",
  noneText: "Set a fee for a country here, or for one publisher under Organizations.",
  country: "Country",
  percent: "Service fee (%)",
  percentWrong: "Name a percentage from 0 to 50 with up to two decimals",
  startsOn: "From",
  startsOnHint: "Orders booked on this day (UTC) or later",
  fee: (fee: string, day: string) => `${fee} from ${day}`,
  saved: "The fee is set. Its publishers are told.",
  removeText: "The fee that held before holds again, and its publishers are told.",
  earns: (amount: string, fee: string) => `You earn ${amount} after the service fee of ${fee}.`,
  earnsThen: (amount: string, fee: string, day: string) => `From ${day}: ${amount}, with a fee of ${fee}.`,
});
