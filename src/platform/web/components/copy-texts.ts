import { catalogue } from "../catalogue.ts";

/** What the buttons that copy something say. */
export const copyTexts = catalogue("copy", {
  copy: "Copy",
  copyWhat: (what: string) => `Copy: ${what}`,
  copied: "Copied",
});
