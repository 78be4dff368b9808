import type { MediaStatus } from "#media/media.ts";
import { catalogue } from "#platform/words/catalogue.ts";

/** Apart from the formats' other texts, which come with every listing. */
export const publisherDashboardWords = catalogue("publisherDashboard", {
  title: "My outlets",
  add: "Add an outlet",
  import: "Import a list",
  prices: "Edit prices",
  search: "Search my outlets",
  notFound: (search: string) => `No outlet matches “${search}”`,
  format: "Format",
  price: "Price",
  turnaround: "Turnaround",
  status: "Status",
  empty: "You have no outlets yet",
  emptyText: "Add your site, then set what can be booked.",
  edit: "Edit",
  editFormat: (format: string) => `Edit ${format}`,
  addFormat: "Add a format",
  viewPublic: "View as advertiser",
  pause: "Pause",
  list: "List",
  listAgain: "List again",
  listAgainNamed: (name: string) => `List again: ${name}`,
  pausedMany: (count: number) => `${count} outlets are paused`,
  moved: {
    draft: (name: string) => `${name} is a draft`,
    unproven: (name: string) => `${name} will be listed when you verify it`,
    in_review: (name: string) => `${name} is in review`,
    listed: (name: string) => `${name} is listed`,
    paused: (name: string) => `${name} is paused and can't be booked`,
    rejected: (name: string) => `${name} is rejected`,
  } satisfies Record<MediaStatus, (name: string) => string>,
  noFormats: "No formats yet, so no one can book it.",
  rejected: (reason: string) => `Rejected: ${reason}`,
  asked: (question: string) => `The review asks: ${question}`,
  actionsFor: (name: string) => `Actions for ${name}`,
});
