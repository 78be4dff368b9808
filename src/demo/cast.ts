import type { FormatType, HyperlinkKind } from "#formats/format.ts";

/** Fictional people and organizations, shared by the demo, the browser stories and the pictures. */

export const demoLogins = [
  { role: "advertiser", name: "Ada Marlow", email: "ada@advertiser.example", password: "ada-books-the-news" },
  { role: "publisher", name: "Paul Quill", email: "paul@publisher.example", password: "paul-prints-the-news" },
  { role: "operator", name: "Olga Keys", email: "olga@operator.example", password: "olga-runs-the-desk" },
] as const;

export const demoAdvertiser = {
  organization: "Marlow Communications",
  kind: "agency",
  project: "Nimbus Coffee",
  campaign: "Autumn launch",
} as const;
export const demoBrand = {
  website: "https://nimbus-coffee.example/",
  brandDescription:
    "Nimbus Coffee roasts in small batches in the old harbor and sells to cafés and by mail. We write plainly, name the farms, and never say “premium”.",
  topics: ["Food", "Lifestyle"],
  countries: ["United Kingdom", "United States"],
};
export const demoPublisher = { organization: "Quill Media Group" };

/** Colleagues and customers of the people above; nobody can sign in as them. */
export const demoOthers = {
  nora: { name: "Nora Lindqvist", email: "nora@northlight-travel.example" },
  milo: { name: "Milo Berg", email: "milo@northlight-travel.example" },
  vera: { name: "Vera Holt", email: "vera@northlight-travel.example" },
  ines: { name: "Inés Calvo", email: "ines@calvo.example" },
  ben: { name: "Ben Ashdown", email: "ben@advertiser.example" },
  tamsin: { name: "Tamsin Reed", email: "tamsin@reed-and-rye.example" },
  pia: { name: "Pia Okafor", email: "pia@okafor-press.example" },
  rowan: { name: "Rowan Hale", email: "rowan@halegate.example" },
  silas: { name: "Silas Crane", email: "silas@three-doors.example" },
} as const;

export const newDemoPublisher = { organization: "Reed & Rye" };

export const verifiedDemoPublisher = { organization: "Halegate Weekly" };

export const otherDemoPublisher = { organization: "Okafor Press" };

type DemoFormat = {
  formatType: FormatType;
  factor: number;
  turnaroundHours: number;
  hyperlinkKind: HyperlinkKind;
  hyperlinksMax: number;
  textMaxCharacters: number;
  permanenceMonths: number;
};

/** An outlet takes the first two to four of them. */
export const demoFormats: DemoFormat[] = [
  {
    formatType: "Press Release",
    factor: 1,
    turnaroundHours: 24,
    hyperlinkKind: "Nofollow",
    hyperlinksMax: 2,
    textMaxCharacters: 6_000,
    permanenceMonths: 12,
  },
  {
    formatType: "Advertorial",
    factor: 2.2,
    turnaroundHours: 72,
    hyperlinkKind: "Dofollow",
    hyperlinksMax: 3,
    textMaxCharacters: 9_000,
    permanenceMonths: 0,
  },
  {
    formatType: "Paid News",
    factor: 1.6,
    turnaroundHours: 48,
    hyperlinkKind: "Sponsored",
    hyperlinksMax: 2,
    textMaxCharacters: 5_000,
    permanenceMonths: 24,
  },
  {
    formatType: "Contributor Post",
    factor: 1.3,
    turnaroundHours: 120,
    hyperlinkKind: "Dofollow For a Fee",
    hyperlinksMax: 1,
    textMaxCharacters: 12_000,
    permanenceMonths: 12,
  },
];
