import { texts as cart } from "#cart/web/texts.ts";
import type { ScreenRows } from "#platform/contract/first-words.ts";
import { withNone, withSome } from "./placed-words.ts";

const { title, total, fee, available, budgetLeft, feeText, heldText } = cart.summary;
const beside = { end: 21, width: 318 };

/** Pixels of a row of the sums, and of the sentence below the button. */
const heights = { row: 28, allOrNothing: 36 };

/** The summary beside the lines, for carts that their balance covers. */
export function cartSummary(of: string): readonly ScreenRows[] {
  const isCovered = withSome("lines.0.id", "availableCents") + withNone("shortByCents");
  const sentence = (when: string, top: number): ScreenRows => ({
    of,
    lines: [`${isCovered}${when}${feeText} ${heldText}`],
    look: "note",
    at: { top, ...beside },
  });
  const sum = (name: string, member: string, place: number): ScreenRows => ({
    of,
    lines: [name, `{${member}|cents}`].map((line) => isCovered + withSome(member) + line),
    look: "sum",
    at: { top: 161 + place * heights.row, ...beside },
  });
  const [withBudget, without] = [withSome("budgetLeftCents"), withNone("budgetLeftCents")];
  const [several, one] = [withSome("lines.1.id"), withNone("lines.1.id")];
  const top = 407;
  return [
    { of, lines: [isCovered + title], look: "side", at: { top: 121, ...beside } },
    sum(total, "totalCents", 0),
    sum(fee, "feeCents", 1),
    sum(available, "availableCents", 2),
    sum(budgetLeft, "budgetLeftCents", 3),
    sentence(withBudget + several, top),
    sentence(without + several, top - heights.row),
    sentence(withBudget + one, top - heights.allOrNothing),
    sentence(without + one, top - heights.row - heights.allOrNothing),
  ];
}
