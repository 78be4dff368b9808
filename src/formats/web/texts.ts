import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";
import type { ConditionLine } from "../conditions.ts";

export const texts = catalogue("formats", {
  /** Names of pending changes, for the notice while offline. */
  changes: { status: (what: string) => `List or pause ${what}` },
  directLink: {
    byContributor: "By a contributor, not the owner: direct link only, no guarantee",
    plain: "No guarantee",
    byOwner: "By the owner, no guarantee",
    copy: "Copy direct link",
  },
  units: {
    characters: (count: number) => counted(count, "character"),
    links: (count: number) => counted(count, "link"),
    images: (count: number) => counted(count, "image"),
    hours: (count: number) => counted(count, "hour"),
    days: (count: number) => counted(count, "day"),
    months: (count: number) => counted(count, "month"),
    years: (count: number) => counted(count, "year"),
    forEver: "Forever",
  },
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
    between: (least: number, most: string) => `${inFigures(least)} to ${most}`,
    ofAcceptance: (time: string) => `${time} of acceptance`,
    none: "None",
    dofollowForFee: (links: string, fee: string) => `${links}, nofollow; dofollow for ${fee} more`,
    ofKind: (links: string, kind: string) => `${links}, ${kind.toLowerCase()}`,
    byContributor: "By a contributor: direct link only, no guarantee",
    marked: (label: string) => `Marked as “${label}”`,
    notMarked: "Not marked",
    longerGuarantee: (months: string) => `the guarantee lasts ${months} longer`,
    moreHomepage: (days: string) => `${days} more on the homepage`,
    writing: "you send a brief and approve the text before it is published",
    onHomepage: (days: string) => `On the homepage for ${days}`,
    notOnHomepage: "Not on the homepage",
    noGuarantee: "No guarantee",
    guaranteed: (days: string) => `Restored or refunded if it goes offline within ${days}`,
    yes: "Yes",
    no: "No",
  },
  offer: {
    extras: "Extras",
    examples: "Examples",
    missing: "—",
  },
});
