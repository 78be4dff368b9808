import { mediaStatusNames } from "#media/media.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

export const texts = catalogue("operatorOutlets", {
  title: "All outlets",
  search: "Name, domain or publisher",
  status: "Status",
  all: "All",
  statuses: mediaStatusNames,
  none: "No outlet matches",
  verified: "Domain proven",
  unverified: "Domain not proven",
  formats: (listed: number, all: number) =>
    all === 0 ? "No formats" : `${listed} of ${counted(all, "format")} listed`,
});
