import { catalogue } from "#platform/words/catalogue.ts";
import type { SettingRange } from "../../ranges.ts";

export const texts = catalogue("fees", {
  title: "Service fees",
  lead: "A publisher or a country can have its own fee. Everyone else pays the fee in the settings. We tell publishers about each change with an example. Existing orders keep their fee.",
  toSettings: "Settings",
  add: "Set a country's fee",
  setNamed: (name: string) => `Set fee of ${name}`,
  set: "Set fee",
  none: "Everyone pays the same fee",
  noneText: "Set a fee for a country here, or for one publisher under Organizations.",
  country: "Country",
  percent: "Service fee (%)",
  percentWrong: ({ min, max }: SettingRange) =>
    `Enter a percentage from ${min / 100} to ${max / 100} with up to two decimals`,
  startsOn: "From",
  startsOnHint: "Orders booked on this day (UTC) or later",
  fee: (fee: string, day: string) => `${fee} from ${day}`,
  saved: "Fee set. We told the publishers.",
  removeText: "The previous fee applies again, and we tell the publishers.",
  earns: (amount: string, fee: string) => `You earn ${amount} after the service fee of ${fee}.`,
  earnsThen: (amount: string, fee: string, day: string) => `From ${day}: ${amount}, with a fee of ${fee}.`,
});
