import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("identityChecks", {
  open: (provider: string) => `Your check by ${provider} has no result yet`,
  openText:
    "The result usually takes a few minutes, and this page updates automatically. If you left the check, start it again below.",
  unclear: (provider: string) => `Your check by ${provider} did not succeed`,
  refused: (provider: string) => `The page of ${provider} did not open`,
  again: (reason: string) => `${reason} Try again, or upload your documents.`,
  late: "The page did not open in time. Try again in a minute.",
});
