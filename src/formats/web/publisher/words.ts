import type { MediaStatus } from "#media/media.ts";
import { catalogue } from "#platform/web/catalogue.ts";

/** Apart from the formats' other texts, which come with every listing. */
export const publisherDashboardWords = catalogue("publisherDashboard", {
  title: "My media",
  add: "Add a medium",
  import: "Import a list",
  prices: "Edit prices",
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
  pausedMany: (count: number) => `${count} outlets are paused`,
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
});
