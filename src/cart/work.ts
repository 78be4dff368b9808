import { choosesWriting } from "#formats/extras.ts";
import type { Work } from "#orders/dates/publish-date.ts";
import type { CartLine } from "./contract.ts";

type Chosen = Pick<CartLine, "turnaroundHours" | "closed" | "offeredExtras" | "extras">;

export const workOf = ({ turnaroundHours, closed, offeredExtras, extras }: Chosen): Work => ({
  turnaroundHours,
  closed,
  isWritten: choosesWriting(offeredExtras, extras),
});
