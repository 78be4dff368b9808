import { catalogue } from "#platform/web/catalogue.ts";

export const publisherOrdersWords = catalogue("publisherOrders", {
  title: "Orders by what there is to do",
  all: "All",
  toAnswer: "To answer",
  dates: "Dates to answer",
  toPublish: "To publish",
  waiting: "With others",
  closed: "Closed",
  medium: "Medium",
  allMedia: "All media",
});
