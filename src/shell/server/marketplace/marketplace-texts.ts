import { catalogue, locale } from "#platform/words/catalogue.ts";

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : many}`;

const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });

export const visitorTexts = catalogue("visitors", {
  marketplace: "Marketplace",
  description: (outlets: number, countries: number, title: string) =>
    `${counted(outlets, "outlet", "outlets")} in ${counted(countries, "country", "countries")} for press releases, advertorials and paid news, with prices, metrics and their sources, on ${title}.`,
  found: (formats: number) => counted(formats, "format", "formats"),
  none: "No format meets these filters",
  noneText: "Remove a filter to see more.",
  all: "Show all",
  filters: {
    label: "Filters",
    search: "Name or domain",
    country: "Country",
    language: "Language",
    mediaType: "Outlet type",
    formatType: "Format",
    price: "Price up to ($)",
    authority: "Ahrefs DR from",
    any: "Any",
    counted: (name: string, outlets: number) => `${name} (${outlets.toLocaleString(locale)})`,
    show: "Show",
    more: "Filter by traffic, topics, turnaround and twenty more with a free account.",
    signUp: "Sign up",
  },
  columns: {
    outlet: "Outlet",
    authority: "Ahrefs DR",
    audience: "Audience",
    format: "Format",
    turnaround: "Turnaround",
    links: "Links",
    price: "Price",
  },
  order: "Order",
  orders: { ahrefsDr: "Highest authority", audience: "Largest audience", price: "Lowest price" },
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  lastPage: "Sign up to see the rest",
  days: (hours: number) => counted(Math.max(1, Math.round(hours / 24)), "day", "days"),
  links: (kind: string, most: number) => (most === 0 ? "No links" : `${counted(most, "link", "links")}, ${kind}`),
  online: (months: number) => (months === 0 ? "Stays online" : `Online ${counted(months, "month", "months")}`),
  measured: "Measured by a service",
  wall: {
    title: "Marketplace",
    lead: (outlets: number, countries: number) =>
      outlets === 0
        ? "Create a free account to see each outlet's prices, metrics and track record."
        : `${counted(outlets, "outlet", "outlets")} in ${counted(countries, "country", "countries")}. Create a free account to see their prices, metrics and track records.`,
    terms: "You come right back here. You pay for publications alone.",
  },
  outlet: {
    description: (name: string, formats: string, price: string) => `${formats} on ${name}, from ${price}.`,
    back: "Marketplace",
    verified: "Verified owner",
    unverified: "Owner not verified",
    publisher: "Publisher",
    countries: "Countries",
    languages: "Languages",
    topics: "Topics",
    formats: "Formats",
    perPublication: "Each price includes the service fee. You pay when the publication is proven.",
    book: "Sign up to book",
    offer: (name: string, formatType: string) => `${formatType} on ${name}`,
    policy: "Editorial policy",
    record: "Track record",
    onTime: "Published on time",
    kept: "Publications kept",
    linksAfter12Months: "Links alive after 12 months",
    of: (orders: number) => `of ${counted(orders, "order", "orders")}`,
    share: (share: number) => percent.format(share),
    metrics: "Metrics",
    metric: "Metric",
    value: "Value",
    source: "Source and day",
    declared: "Declared by the publisher",
    measured: (source: string, day: string) => `${source}, ${day}`,
    visit: "Opens the outlet's site",
  },
  gone: {
    title: "This outlet is not on the market",
    text: "It was taken off the market, or never was on it.",
    action: "See the marketplace",
  },
});
