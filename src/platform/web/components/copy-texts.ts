import { catalogue } from "#platform/words/catalogue.ts";

export const copyTexts = catalogue("copy", {
  copy: "Copy",
  copyWhat: (what: string) => `Copy: ${what}`,
  copied: "Copied",
});
