import { catalogue } from "#platform/words/catalogue.ts";
import type { PublishDateMode } from "../../dates/publish-date.ts";

export const texts = catalogue("order-calendar", {
  months: "Months",
  previous: "Previous month",
  next: "Next month",
  today: "Today",
  isToday: ", today",
  of: (month: string) => `Orders by day in ${month}`,
  days: "Days are in UTC.",
  nothing: (month: string) => `Nothing falls in ${month}.`,
  asked: {
    On: "Publish on this day",
    After: "Publish on or after this day",
    Before: "Publish on or before this day",
  } satisfies Record<PublishDateMode, string>,
  due: "Due",
  published: "Published",
  without: "Without a date this month",
  more: (count: number) => `${count} more`,
  fewer: "Fewer",
});
