import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("known-pages", {
  silent: (since: string) => `No known page has answered since ${since}`,
  silentText:
    "Failed checks count as unsure, so no claims open and no refunds run. Check the server's network or name other pages in the settings.",
});
