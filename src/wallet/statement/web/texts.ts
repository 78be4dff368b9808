import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("statement", {
  title: "Statement",
  toOrganizations: "Organizations",
  lead: (organization: string) =>
    `All movements on the accounts of ${organization}, by UTC day. Byline adds up every entry again each time you open this page.`,
  from: "From",
  to: "To",
  download: "Download",
  downloading: "Download the statement",
  formats: { pdf: "PDF", xlsx: "Excel (XLSX)", csv: "CSV" },
  checked: { true: "The books agree", false: "The books do not agree" },
  accounts: "Accounts",
  account: "Account",
  opening: "Opening",
  in: "In",
  out: "Out",
  closing: "Closing",
  entries: "Entries",
  none: "Nothing moved in this period",
  date: "Date",
  what: "Description",
  order: (number: string) => `Order ${number}`,
  entry: (number: number) => `Entry ${number}`,
  amount: "Amount",
  after: "Balance after",
});
