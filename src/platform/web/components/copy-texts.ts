import { catalogue } from "../catalogue.ts";

export const copyTexts = catalogue("copy", {
  copy: "Copy",
  copyWhat: (what: string) => `Copy: ${what}`,
  copied: "Copied",
});
