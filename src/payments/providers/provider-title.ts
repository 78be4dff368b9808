/** The providers that Byline can be configured with, as people call them. */
const titles = new Map([
  ["sandbox", "the sandbox"],
  ["stripe", "Stripe"],
]);

/** The provider's name among people; undefined for none. */
export const providerTitle = (provider: string): string | undefined => titles.get(provider);
