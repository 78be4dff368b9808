import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("taxes", {
  title: "Tax rates",
  lead: "Which tax your invoices contain, by the buyer's country, and publishers' invoices in their own. A country without a rate has none, and your own country's rate also holds for buyers who name no country. What was issued stays as it is.",
  toSettings: "Who issues invoices",
  add: "New rate",
  none: "No tax rates yet",
  noneText: "Invoices contain no tax. Add the rate of your own country first.",
  country: "Country",
  percent: "Rate (%)",
  percentWrong: "Name a percentage from 0 to 100 with up to two decimals",
  reversesCharge: "Reverse charge",
  reversesChargeHint:
    "A buyer abroad with a VAT id accounts for the tax: the invoice contains none and says so. Set it for your own country too, so that publishers abroad bill you without tax.",
  rate: (percent: number) => `${percent.toLocaleString("en-US")} %`,
  removeText: "Invoices to this country contain no tax from then on.",
});
