import { catalogue } from "#platform/words/catalogue.ts";

export const publisherOrdersWords = catalogue("publisherOrders", {
  title: "Orders by next step",
  all: "All",
  toAnswer: "To answer",
  dates: "Dates to answer",
  toPublish: "To publish",
  waiting: "Waiting on others",
  closed: "Closed",
  medium: "Outlet",
  allMedia: "All outlets",
});
