import { expect, test } from "vitest";
import { orderStatuses } from "./order.ts";
import { narrowedStatuses } from "./order-filter.ts";
import { clientTaskNames, clientTasks } from "./statuses.ts";

test("R4.5 each status is in one task of the advertiser's", () => {
  // A proposed date can come with any status.
  const all = clientTaskNames.filter((task) => task !== "dates").flatMap((task) => clientTasks[task]);
  expect(all.toSorted()).toEqual(orderStatuses.toSorted());
  expect(clientTasks.toWrite).toEqual(["booked", "changes_requested", "briefing"]);
  expect(clientTasks.toApprove).toEqual(["written", "published", "checks_failed"]);
});

test("a task and chosen statuses narrow each other", () => {
  expect(narrowedStatuses(undefined, undefined)).toBeNull();
  expect(narrowedStatuses(["sent"], undefined)).toEqual(["sent"]);
  expect(narrowedStatuses(["booked", "sent"], "toWrite")).toEqual(["booked"]);
  expect(narrowedStatuses(["sent"], "toWrite")).toEqual([]);
});
