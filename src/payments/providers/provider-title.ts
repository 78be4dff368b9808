/** The providers that Byline can be configured with, as people call them. */
const titles = new Map([
  ["sandbox", "the sandbox"],
  ["stripe", "Stripe"],
]);

/** What people call the provider; undefined for none. */
export const providerTitle = (provider: string): string | undefined => titles.get(provider);
