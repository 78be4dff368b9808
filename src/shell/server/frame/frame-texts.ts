import { wholeDollars } from "#platform/money/whole-dollars.ts";
import { catalogue } from "#platform/words/catalogue.ts";

/** Words around every page of visitors, and of the outlets they show. */
export const frameTexts = catalogue("frame", {
  demo: {
    bar: "Demo",
    fictional: "Everyone and everything here is fictional.",
    pages: "Outlets' pages",
    enter: "See it as advertiser, publisher or operator",
  },
  skip: "Skip to content",
  navigation: "Main",
  marketplace: "Marketplace",
  forPublishers: "For publishers",
  api: "API",
  logIn: "Log In",
  signUp: "Sign Up",
  shown: "Outlets with the highest authority",
  authority: (value: number) => `DR ${value}`,
  unnamed: (mediaType: string, country: string | undefined) => (country ? `${mediaType}, ${country}` : mediaType),
  figures: {
    media: "listed outlets",
    countries: "countries",
    formats: "formats to book",
    prices: "per publication, fee included",
  },
  priceRange: (lowest: number, highest: number) => [...new Set([lowest, highest])].map(wholeDollars).join(" – "),
  footer: {
    label: "About",
    runBy: (legalName: string) => `Run by ${legalName}`,
    terms: "Terms",
    privacy: "Privacy",
    contact: "Contact",
  },
});
