/** THE order of the modules: each may use the rows above its own, in imports and in SQL. */
export const moduleRows = [
  ["auth", "events"],
  ["accounts"],
  ["audit", "settings"],
  ["deeds", "links", "wallet", "notifications", "identity"],
  ["payments", "media", "campaigns", "messages"],
  ["formats"],
  ["imports", "proof", "rich-text"],
  ["orders"],
  ["offers"],
  ["cart"],
  ["marketplace", "activity"],
  ["swap", "affiliate", "home", "webhooks", "agents"],
  ["operator", "adcp"],
];

/** Foundations lie below all modules, compositions above them. */
export const foundations = ["platform", "embedded-postgres"];
export const compositions = ["cli", "demo", "shell"];
