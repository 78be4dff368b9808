import type { OrderStatus } from "./order.ts";
import { type ClientTask, clientTasks } from "./statuses.ts";

/** How a list of orders is sorted: the newest first, or what is due next first. */
export const orderSorts = ["newest", "due"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** The statuses that a list is narrowed to: those that were chosen, and of these the ones of a task; null for all. */
export function narrowedStatuses(
  chosen: readonly OrderStatus[] | undefined,
  task: ClientTask | undefined,
): OrderStatus[] | null {
  if (!task) return chosen ? [...chosen] : null;
  const ofTask = clientTasks[task];
  return ofTask.filter((status) => !chosen || chosen.includes(status));
}
