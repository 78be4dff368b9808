import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("taxes", {
  title: "Tax rates",
  lead: "The tax on your invoices by the buyer's country, and on publishers' invoices by theirs. Countries without a rate have no tax. Your own country's rate also applies to buyers without a country. Issued documents don't change.",
  toSettings: "Who issues invoices",
  add: "New rate",
  none: "No tax rates yet",
  noneText: "Invoices contain no tax. Add your own country's rate first.",
  country: "Country",
  percent: "Rate (%)",
  percentWrong: "Enter a percentage from 0 to 100 with up to two decimals",
  reversesCharge: "Reverse charge",
  reversesChargeHint:
    "A buyer abroad with a VAT id accounts for the tax: the invoice contains none and says so. Set it for your own country too, so that publishers abroad bill you without tax.",
  removeText: "New invoices to this country contain no tax.",
});
