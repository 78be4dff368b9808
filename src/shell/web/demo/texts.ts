import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("demo", {
  bar: "Demo",
  pages: "Outlets' pages",
  fictional: "Everyone and everything here is fictional.",
  eyes: (name: string) => `You see it as ${name}.`,
  name: (name: string) => `${name},`,
  roles: { advertiser: "advertiser", publisher: "publisher", operator: "operator" },
  failed: "The sign-in failed: somebody may have changed this password. To begin the demo anew, run npm run reset.",
});
