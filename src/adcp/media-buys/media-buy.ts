import { type OrderStatus, orderLife } from "#orders/order.ts";

export type MediaBuyStatus = "pending_creatives" | "pending_start" | "active" | "completed" | "rejected" | "canceled";

/**
 * An order's status in the protocol's words. A text that the publisher sent back stays `pending_start`, since a buy
 * never goes back; the package's creative approval says `rejected`.
 */
const statusesOfOrders: Record<OrderStatus, MediaBuyStatus> = {
  booked: "pending_creatives",
  briefing: "pending_creatives",
  briefed: "pending_start",
  writing: "pending_start",
  written: "pending_start",
  sent: "pending_start",
  changes_requested: "pending_start",
  accepted: "pending_start",
  published: "active",
  checks_failed: "active",
  revision_requested: "active",
  disputed: "active",
  completed: "completed",
  claimed: "completed",
  contested: "completed",
  refunded: "completed",
  rejected: "rejected",
  canceled: "canceled",
  expired: "canceled",
};

/** A package as it stands: of a live account by its order, of a sandbox by what was sent and by the clock. */
export type PackageStanding = {
  orderStatus: OrderStatus | null;
  sentAt: Date | null;
  canceledAt: Date | null;
  startsAt: Date;
  endsAt: Date;
};

export function packageStatus(standing: PackageStanding, now: Date): MediaBuyStatus {
  const { orderStatus, sentAt, canceledAt, startsAt, endsAt } = standing;
  if (orderStatus) return statusesOfOrders[orderStatus];
  if (canceledAt) return "canceled";
  if (!sentAt) return "pending_creatives";
  if (now < startsAt) return "pending_start";
  return now < endsAt ? "active" : "completed";
}

const ended: readonly MediaBuyStatus[] = ["completed", "rejected", "canceled"];
export const isEnded = (status: MediaBuyStatus): boolean => ended.includes(status);

/** The buy as a whole: as far as its slowest open package, or how its packages ended. */
export function mediaBuyStatus(packages: readonly MediaBuyStatus[]): MediaBuyStatus {
  const has = (status: MediaBuyStatus) => packages.includes(status);
  if (packages.every(isEnded)) {
    if (has("completed")) return "completed";
    return packages.every((status) => status === "rejected") ? "rejected" : "canceled";
  }
  if (has("pending_creatives")) return "pending_creatives";
  return has("active") || has("completed") ? "active" : "pending_start";
}

const cancelable: readonly string[] = orderLife.moves.cancel.from;

/** Free to cancel until the publisher accepts. */
export const isCancelable = (standing: PackageStanding, now: Date): boolean =>
  standing.orderStatus ? cancelable.includes(standing.orderStatus) : !isEnded(packageStatus(standing, now));

export function validActions(packages: readonly PackageStanding[], now: Date): string[] {
  const open = packages.filter((standing) => !isEnded(packageStatus(standing, now)));
  if (open.length === 0) return [];
  const canceling = open.every((standing) => isCancelable(standing, now)) ? ["cancel"] : [];
  return [...canceling, "update_packages", "sync_creatives"];
}

/** The publisher's word on a package's creative; undefined before one was sent. */
export function creativeApproval({ orderStatus, sentAt }: PackageStanding): string | undefined {
  if (orderStatus === null) return sentAt ? "approved" : undefined;
  if (orderStatus === "changes_requested" || orderStatus === "rejected") return "rejected";
  if (orderStatus === "sent" || orderStatus === "briefed") return "pending_review";
  return sentAt ? "approved" : undefined;
}
