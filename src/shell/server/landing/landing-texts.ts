export const landingTexts = {
  title: "Book publications in the media. Pay when they are out.",
  lead: "A marketplace where companies and agencies book press releases, advertorials and articles on media sites, at prices and conditions that publishers set in the open.",
  advertiser: "I want to publish",
  advertiserText: "Compare media by price, reach and conditions. Book into a campaign, write, approve.",
  advertiserAction: "Start as an advertiser",
  publisher: "I run an outlet",
  publisherText: "Say what you publish, under which conditions and for how much. Answer orders, earn.",
  publisherAction: "Start as a publisher",
  demo: {
    bar: "Demo",
    fictional: "Everyone and everything here is fictional.",
    pages: "Outlets' pages",
    enter: "See it as advertiser, publisher or operator",
  },
  skip: "Skip to content",
  navigation: "Main",
  marketplace: "Marketplace",
  logIn: "Log In",
  signUp: "Sign Up",
  figures: { media: "media", countries: "countries", formats: "formats to book", prices: "per publication" },
  facts: [
    {
      title: "Money is held, not sent",
      text: "A booking sets the amount aside in your own balance. The publisher earns it when the publication is approved; a declined or expired order gives it back in full.",
    },
    {
      title: "Conditions before prices",
      text: "Text length, links, images, turnaround, how long it stays online: each format says them all, and the order keeps the version you booked.",
    },
    {
      title: "Every link is checked",
      text: "A published page is fetched and compared with what was booked. Both sides see the same evidence.",
    },
  ],
} as const;
