import { dayInWords } from "#platform/words/day-words.ts";
import { texts } from "./texts.ts";

/** `Until Feb 21, 2027`, `For 3 more orders`, or both. */
export function endsInWords({ endsAt, ordersLeft }: { endsAt: string | null; ordersLeft: number | null }): string {
  if (endsAt === null) return texts.orders(ordersLeft ?? 0);
  return ordersLeft === null ? texts.until(dayInWords(endsAt)) : texts.ordersUntil(ordersLeft, dayInWords(endsAt));
}
