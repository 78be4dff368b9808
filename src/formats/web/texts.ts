import type { MediaStatus } from "#media/media.ts";
import { catalogue } from "#platform/web/catalogue.ts";
import type { ConditionLine } from "../conditions.ts";

/** The publisher's catalogue, and a format in words. */
export const texts = catalogue("formats", {
  /** What waits for the network, by name. */
  changes: { status: (what: string) => `List or pause ${what}` },
  dashboard: {
    title: "My media",
    add: "Add a medium",
    import: "Import a list",
    search: "Search my media",
    notFound: (search: string) => `No medium matches “${search}”`,
    format: "Format",
    price: "Price",
    turnaround: "Turnaround",
    status: "Status",
    empty: "You have no media yet",
    emptyText: "Add the site that you publish on, then say what can be booked.",
    edit: "Edit",
    editFormat: (format: string) => `Edit ${format}`,
    addFormat: "Add a format",
    viewPublic: "As advertisers see it",
    pause: "Pause",
    list: "List",
    listAgain: "List again",
    listAgainNamed: (name: string) => `List again: ${name}`,
    moved: {
      draft: (name: string) => `${name} is a draft`,
      unproven: (name: string) => `${name} is listed as soon as you verify it`,
      in_review: (name: string) => `${name} is in review`,
      listed: (name: string) => `${name} is listed`,
      paused: (name: string) => `${name} is paused: nobody can book it`,
      rejected: (name: string) => `${name} is rejected`,
    } satisfies Record<MediaStatus, (name: string) => string>,
    noFormats: "Nothing can be booked on it yet.",
    rejected: (reason: string) => `Rejected: ${reason}`,
    asked: (question: string) => `The review asks: ${question}`,
    actionsFor: (name: string) => `Actions for ${name}`,
  },
  units: {
    characters: (count: number) => plural(count, "character"),
    links: (count: number) => plural(count, "link"),
    images: (count: number) => plural(count, "image"),
    hours: (count: number) => plural(count, "hour"),
    days: (count: number) => plural(count, "day"),
    months: (count: number) => plural(count, "month"),
    years: (count: number) => plural(count, "year"),
    forEver: "For ever",
  },
  /** The conditions of a format in plain words. */
  conditions: {
    labels: {
      contributor: "Contributor",
      text: "Text",
      turnaround: "Published within",
      links: "Links",
      images: "Images",
      welcome: "Topics welcome",
      refused: "Topics refused",
      permanence: "Stays online",
      homepage: "Homepage",
      adLabel: "Ad label",
      guarantee: "Guarantee",
      other: "Other conditions",
      category: "Category",
    } satisfies Record<ConditionLine, string>,
    upTo: (what: string) => `Up to ${what}`,
    between: (least: number, most: string) => `${least.toLocaleString("en-US")} to ${most}`,
    ofAcceptance: (time: string) => `${time} of acceptance`,
    none: "None",
    dofollowForFee: (links: string, fee: string) => `${links}, nofollow; dofollow for ${fee} more`,
    ofKind: (links: string, kind: string) => `${links}, ${kind.toLowerCase()}`,
    byContributor: "Reached by its direct link only, no guarantee",
    marked: (label: string) => `Marked as “${label}”`,
    notMarked: "Not marked",
    onHomepage: (days: string) => `On the homepage for ${days}`,
    notOnHomepage: "Not on the homepage",
    noGuarantee: "No guarantee",
    guaranteed: (days: string) => `Restored or refunded if it goes offline within ${days}`,
    yes: "Yes",
    no: "No",
  },
  /** A format as a buyer sees it. */
  offer: {
    writing: "Writing by the publisher",
    extras: "Extras",
    examples: "Examples",
    missing: "—",
  },
});

const plural = (count: number, one: string) => `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;
