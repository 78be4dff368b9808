import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("known-pages", {
  silent: (since: string) => `No known page answers since ${since}`,
  silentText:
    "Looks that find something missing count as unsure: no claim opens and no refund runs. Check the server's network, or name other pages in the settings.",
});
