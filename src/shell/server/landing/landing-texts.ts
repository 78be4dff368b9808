import { catalogue } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";

export const landingTexts = catalogue("landing", {
  title: "Get published. Pay when it is proven.",
  /** The headline's two lines; the last word is underlined. */
  headline: { first: "Get published.", second: "Pay when it is ", stressed: "proven" },
  lead: (outlets: number, countries: number) =>
    outlets === 0
      ? "Press releases, advertorials and paid news. Every price in the open, every link checked, your money held until you approve."
      : `Press releases, advertorials and paid news on ${counted(outlets, "outlet")} in ${counted(countries, "country", "countries")}. Every price in the open, every link checked, your money held until you approve.`,
  advertiserAction: "Find outlets",
  publisherAction: "I run an outlet",
  terms: "No subscription: you pay for publications alone.",
  proof: {
    title: (day: string) => `Proof, ${day}`,
    holds: "All checks passed",
    page: "Page answers",
    status: (status: number) => `status ${status}`,
    links: (links: number) => (links === 1 ? "The booked link" : `All ${links} booked links`),
    asBooked: "as booked",
    indexed: "Open to search engines",
    indexable: "indexable",
    text: "Text",
    share: (share: number) => `${Math.round(share * 100)}% the same`,
  },
  ways: [
    {
      id: "advertisers",
      title: "For advertisers",
      steps: [
        {
          title: "Filter by what counts",
          text: "Price, authority, traffic, kind of link, turnaround and topics, with each figure's source and day.",
        },
        {
          title: "Book, or name your price",
          text: "The amount is held, not spent. Offers are answered in writing, never lost in a chat.",
        },
        {
          title: "Write against live conditions",
          text: "Length, links and images are counted while you type.",
        },
        {
          title: "Approve the proven publication",
          text: "We check the page, its links and its text at once and throughout the guarantee. A lost link is restored, or you are refunded automatically.",
        },
      ],
    },
    {
      id: "publishers",
      title: "For publishers",
      steps: [
        { title: "List your outlet", text: "Import a price list, verify the domain, set your conditions once." },
        { title: "Answer from one inbox", text: "Texts arrive complete and within your conditions." },
        {
          title: "Publish and paste the link",
          text: "It is checked within seconds; both sides see the same evidence.",
        },
        { title: "Get paid", text: "The price less the service fee is yours at approval, and goes to your bank." },
      ],
    },
  ],
});
