import type { OrderStatus } from "./order.ts";
import { type ClientTask, clientTasks } from "./statuses.ts";

/** `due` puts the next deadline first. */
export const orderSorts = ["newest", "due"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Intersects the chosen statuses with a task's; null for all. */
export function narrowedStatuses(
  chosen: readonly OrderStatus[] | undefined,
  task: ClientTask | undefined,
): OrderStatus[] | null {
  if (!task) return chosen ? [...chosen] : null;
  const ofTask = clientTasks[task];
  return ofTask.filter((status) => !chosen || chosen.includes(status));
}
