import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("demo", {
  bar: "Demo",
  pages: "Outlets' pages",
  fictional: "Everyone and everything here is fictional.",
  eyes: (name: string) => `You are viewing as ${name}.`,
  name: (name: string) => `${name},`,
  roles: { advertiser: "advertiser", publisher: "publisher", operator: "operator" },
  failed: "Sign-in failed. Someone may have changed this password. Run npm run reset to restart the demo.",
});
