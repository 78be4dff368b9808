import { catalogue } from "#platform/web/catalogue.ts";
import { type FieldName, fieldNamed, fieldNames } from "../../conditions.ts";
import type { CountedKind } from "../../extras.ts";
import { labelWithUnit, unitOf } from "../../field.ts";
import type { EditorView } from "../../steps.ts";

const labels = Object.fromEntries(
  fieldNames.map((name) => [name, labelWithUnit(fieldNamed(name).label, unitOf(fieldNamed(name)))]),
) as Record<FieldName, string>;

export const texts = catalogue("formatEditor", {
  createTitle: "New format",
  on: (medium: string) => `on ${medium}`,
  back: "My media",
  noMedium: "Which medium is it for?",
  noMediumText: "Choose one of your media, then say what can be booked on it.",
  searchMedia: "Search my media",
  noMediumFound: (search: string) => `No medium matches “${search}”`,
  noMedia: "You have no media yet",
  noMediaText: "Add the site that you publish on first.",
  begin: "Continue",
  beginLead: "What you answer is saved as you go; nobody sees it before you list it.",
  copyFrom: "Begin as another format",
  copyFromHint: "Its price and conditions are taken over; you can change everything.",
  copyFromNothing: "As usual",
  copyNotFound: "No format matches",
  formatOn: (type: string, medium: string) => `${type} on ${medium}`,

  steps: "Steps",
  step: "Step",
  progress: (number: number, of: number) => `Step ${number} of ${of}`,
  needsAttention: "needs attention",
  previous: "Back",
  next: "Continue",
  toReview: "Look through",
  stepChoice: (number: number, title: string, isWrong: boolean) =>
    `${number}. ${title}${isWrong ? " (needs attention)" : ""}`,

  saved: "Saved",
  savedPartly: "Saved, but for what is marked",
  saving: "Saving…",
  retrying: "Not saved, will try again",
  retryingText: "What you type is kept in this browser until it is saved.",
  refused: (why: string) => `Not saved: ${why}`,
  unchanged: "No changes",
  changed: "Not in force yet: kept in this browser until you save",
  restored: (when: string) => `What you typed on ${when} was brought back.`,
  kept: (when: string) => `This browser keeps what you typed on ${when}, but the format was changed since.`,
  bringBack: "Bring mine back",
  useSaved: "Use what is saved",
  dismiss: "Close",

  preview: "What the buyer sees",
  openSteps: "These steps need your attention before it can be listed:",
  openStepsListed: "These steps need your attention before it can be saved:",
  list: "List format",
  listOnceMore: "Save and send to review",
  save: "Save changes",
  reviewAndSave: "Look through and save",
  discard: "Discard changes",
  notSavedYet: "Some answers could not be saved yet, so it was not listed. It is tried again by itself.",
  listed: "The format is listed",
  inReview: "The format waits for review. You get a mail when it is decided.",
  savedChanges: "The format is saved",
  savedVersion: (version: number) => `Saved as version ${version} of its conditions`,
  paused: "The format is paused: nobody can book it",
  pause: "Pause",
  relist: "List",
  statusChange: (what: string) => `List or pause ${what}`,
  rejected: (reason: string) => `Not listed: ${reason}`,

  conditions: {
    title: "New conditions",
    confirm: "Save new conditions",
    lead: (version: number) => `This becomes version ${version}. Everybody who books from now on agrees to it.`,
    price: "Price",
    type: "Type",
    extras: "Extras and writing",
    changed: "changed",
    from: "Before",
    to: "From now on",
    noOrders: "No open order is touched.",
    orders: (count: number) =>
      count === 1
        ? "1 order was booked under the conditions that you change, and is not accepted yet."
        : `${count} orders were booked under the conditions that you change, and are not accepted yet.`,
    ordersKeep: "Existing orders keep their price and conditions.",
    unsent: (count: number) =>
      count === 1
        ? "The text of 1 of them was not sent to you yet."
        : `The texts of ${count} of them were not sent to you yet.`,
    order: (number: string, title: string) => (title ? `${number}: ${title}` : number),
  },

  copies: {
    open: "Copy to other media",
    title: "Copy to other media",
    text: "Each copy is a draft on its medium. Look through it, then list it.",
    media: "Media",
    mediaHint: "Type to find more of them.",
    notFound: "No medium matches",
    factor: "Price, in percent of this one",
    factorProblem: "Between 10 and 1,000",
    none: "You have no other media.",
    make: "Make copies",
    made: (count: number) => (count === 1 ? "1 draft was made" : `${count} drafts were made`),
  },

  guidance: {
    title: "What others ask",
    range: (lower: string, upper: string, median: string) =>
      `Half of the comparable formats cost ${lower} to ${upper}. The median is ${median}.`,
    basis: (count: number, type: string) =>
      `From ${count.toLocaleString("en-US")} listed formats of the type ${type} on media that share a country and a language`,
    band: (from: number, to: number) => `, with an Ahrefs DR of ${from} to ${to}`,
  },

  sections: {
    type: { title: "Type", text: "What an advertiser books." },
    pricing: {
      title: "Pricing",
      text: "What the advertiser pays for one publication. the service fee is taken from it at completion.",
    },
    text: { title: "Text volume", text: "How long a text may be." },
    time: { title: "Time", text: "Counted from the moment you accept the order." },
    hyperlinks: { title: "Hyperlinks", text: "How many links a text may carry, and how you mark them." },
    images: { title: "Images", text: "How many images a text brings along." },
    topics: { title: "Topics", text: "Topics you welcome and topics you decline." },
    permanence: {
      title: "Permanence, ad label, homepage",
      text: "How long it stays, how it is marked, where it stands.",
    },
    other: { title: "Other conditions", text: "Anything else that an advertiser should know before booking." },
    examples: { title: "Examples", text: "Links to publications of this format." },
    category: { title: "Category", text: "The section of your medium where it appears." },
    review: { title: "Look through", text: "All answers, as a buyer reads them." },
  } satisfies Record<EditorView, { title: string; text: string }>,
  /** Overrides the table: short labels under a step's heading, whole sentences for checkboxes. */
  labels: {
    ...labels,
    formatType: "Type of publication",
    contributor: "Contributor post: I am an author on this medium, not its owner",
    writingService: "I write the text on request",
    textMinCharacters: "At least, characters",
    textMaxCharacters: "At most, characters",
    turnaroundHours: "Published within, hours",
    hyperlinksMax: "At most, links",
    imagesMin: "At least, images",
    imagesMax: "At most, images",
  } satisfies Record<FieldName, string>,
  hints: {
    contributor:
      "Contributors' posts are reached by their direct link only. No contributor post carries a guarantee, and its card says so.",
    extras: "Priced lines that an advertiser may add.",
    turnaroundHours: "24 hours are one day.",
    topicsAccepted: "From the list, or in words of your own.",
    topicsRefused: "From the list, or in words of your own.",
    permanenceMonths: "0 means for ever.",
    homepageDays: "0 means not.",
    adLabel: "As readers see it, such as “Sponsored”. Empty: not marked.",
    guaranteeDays: "If it goes offline within these days, you restore it or the price is refunded.",
    exampleLinks: "Paste an address and press Enter.",
  } as Partial<Record<FieldName, string>>,
  isInWords: (value: string) => `= ${value}`,
  extras: {
    name: "Extra",
    kind: "What it is",
    kinds: {
      named: "What its name says",
      guarantee: "A longer guarantee",
      homepage: "Days on the homepage",
    } satisfies Record<CountedKind | "named", string>,
    count: { guarantee: "Months", homepage: "Days" } satisfies Record<CountedKind, string>,
    price: "Price of the extra",
    add: "Add an extra",
    remove: (name: string) => `Remove the extra ${name}`.trim(),
  },
});
