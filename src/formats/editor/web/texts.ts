import { catalogue, locale } from "#platform/words/catalogue.ts";
import { counted } from "#platform/words/number-words.ts";
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
  back: "My outlets",
  noMedium: "Which outlet is it for?",
  noMediumText: "Choose one of your outlets, then set what can be booked on it.",
  searchMedia: "Search my outlets",
  noMediumFound: (search: string) => `No outlet matches “${search}”`,
  noMedia: "You have no outlets yet",
  noMediaText: "Add your site first.",
  begin: "Continue",
  beginLead: "We save as you go. Only you see it until you list it.",
  copyFrom: "Start from another format",
  copyFromHint: "Copies its price and conditions. You can change everything.",
  copyFromNothing: "Start fresh",
  copyNotFound: "No format matches",
  formatOn: (type: string, medium: string) => `${type} on ${medium}`,

  steps: "Steps",
  step: "Step",
  progress: (number: number, of: number) => `Step ${number} of ${of}`,
  needsAttention: "needs attention",
  previous: "Back",
  next: "Continue",
  toReview: "Review",
  stepChoice: (number: number, title: string, isWrong: boolean) =>
    `${number}. ${title}${isWrong ? " (needs attention)" : ""}`,

  saved: "Saved",
  savedPartly: "Saved, except for the marked fields",
  saving: "Saving…",
  retrying: "Not saved, retrying",
  retryingText: "We keep your text in this browser until it is saved.",
  refused: (why: string) => `Not saved: ${why}`,
  unchanged: "No changes",
  changed: "Draft: kept in this browser until you save",
  restored: (when: string) => `We restored what you typed on ${when}.`,
  kept: (when: string) => `This browser has unsaved text from ${when}, but the format changed since then.`,
  bringBack: "Restore mine",
  useSaved: "Use the saved version",
  dismiss: "Close",

  preview: "What advertisers see",
  openSteps: "Complete these steps before you list it:",
  openStepsListed: "Complete these steps before you save:",
  list: "List format",
  listOnceMore: "Save and send to review",
  save: "Save changes",
  reviewAndSave: "Review and save",
  discard: "Discard changes",
  notSavedYet: "Some answers aren't saved yet, so the format isn't listed. We retry automatically.",
  listed: "Format listed",
  inReview: "The format is in review. We mail you the decision.",
  savedChanges: "Format saved",
  savedVersion: (version: number) => `Saved as version ${version} of its conditions`,
  paused: "Format paused. No one can book it.",
  pause: "Pause",
  relist: "List",
  statusChange: (what: string) => `List or pause ${what}`,
  rejected: (reason: string) => `Not listed: ${reason}`,

  conditions: {
    title: "New conditions",
    confirm: "Save new conditions",
    lead: (version: number) => `This becomes version ${version}. New bookings use it.`,
    price: "Price",
    type: "Type",
    extras: "Extras and writing",
    changed: "changed",
    from: "Before",
    to: "Now",
    noOrders: "No open orders are affected.",
    orders: (count: number) =>
      count === 1
        ? "1 order booked under the current conditions is not accepted yet."
        : `${count} orders booked under the current conditions are not accepted yet.`,
    ordersKeep: "Existing orders keep their price and conditions.",
    unsent: (count: number) =>
      count === 1 ? "For 1 of them you don't have the text yet." : `For ${count} of them you don't have the texts yet.`,
    order: (number: string, title: string) => (title ? `${number}: ${title}` : number),
  },

  copies: {
    open: "Copy to other outlets",
    title: "Copy to other outlets",
    text: "Each copy is a draft. Review it, then list it.",
    media: "Outlets",
    mediaHint: "Type to find more.",
    notFound: "No outlet matches",
    factor: "Price, in percent of this one",
    factorProblem: "Between 10 and 1,000",
    none: "You have no other outlets.",
    make: "Make copies",
    made: (count: number) => `${counted(count, "draft")} created`,
  },

  guidance: {
    title: "Market prices",
    range: (lower: string, upper: string, median: string) =>
      `Half of the comparable formats cost ${lower} to ${upper}. The median is ${median}.`,
    basis: (count: number, type: string) =>
      `From ${count.toLocaleString(locale)} listed formats of the type ${type} on outlets that share a country and a language`,
    band: (from: number, to: number) => `, with an Ahrefs DR of ${from} to ${to}`,
  },

  sections: {
    type: { title: "Type", text: "What an advertiser books." },
    pricing: {
      title: "Pricing",
      text: "What the advertiser pays for one publication. The service fee is deducted on completion.",
    },
    text: { title: "Text volume", text: "How long a text may be." },
    time: { title: "Time", text: "Counted from the moment you accept the order." },
    hyperlinks: { title: "Hyperlinks", text: "How many links a text may have, and how you mark them." },
    images: { title: "Images", text: "How many images a text may have." },
    topics: { title: "Topics", text: "Topics you welcome and topics you decline." },
    permanence: {
      title: "Permanence, ad label, homepage",
      text: "How long it stays online, how it is marked and where it appears.",
    },
    other: { title: "Other conditions", text: "Anything else advertisers should know before they book." },
    examples: { title: "Examples", text: "Links to publications of this format." },
    category: { title: "Category", text: "The section of your outlet where it appears." },
    review: { title: "Review", text: "Everything as advertisers see it." },
  } satisfies Record<EditorView, { title: string; text: string }>,
  /** Overrides the table: short labels under a step's heading, whole sentences for checkboxes. */
  labels: {
    ...labels,
    formatType: "Type of publication",
    contributor: "Contributor post: I am an author on this outlet, not its owner",
    writingService: "I write the text on request",
    textMinCharacters: "Minimum characters",
    textMaxCharacters: "Maximum characters",
    turnaroundHours: "Published within, hours",
    hyperlinksMax: "Maximum links",
    imagesMin: "Minimum images",
    imagesMax: "Maximum images",
  } satisfies Record<FieldName, string>,
  hints: {
    contributor: "Contributor posts are only available by direct link and carry no guarantee.",
    extras: "Options an advertiser can add for a price.",
    turnaroundHours: "24 hours is one day.",
    topicsAccepted: "Choose from the list or type your own.",
    topicsRefused: "Choose from the list or type your own.",
    permanenceMonths: "0 means forever.",
    homepageDays: "0 means never.",
    adLabel: "As readers see it, such as “Sponsored”. Leave empty if you don't mark it.",
    guaranteeDays: "If it goes offline in this time, you restore it or the advertiser is refunded.",
    exampleLinks: "Paste an address and press Enter.",
  } as Partial<Record<FieldName, string>>,
  isInWords: (value: string) => `= ${value}`,
  extras: {
    name: "Extra",
    kind: "Type",
    kinds: {
      named: "Other",
      guarantee: "A longer guarantee",
      homepage: "Days on the homepage",
    } satisfies Record<CountedKind | "named", string>,
    count: { guarantee: "Months", homepage: "Days" } satisfies Record<CountedKind, string>,
    price: "Price of the extra",
    add: "Add an extra",
    remove: (name: string) => `Remove the extra ${name}`.trim(),
  },
});
