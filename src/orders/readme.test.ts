import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bookings } from "./bookings.ts";
import { moveNamed, type OrderMove, type OrderStatus, orderMoveNames, orderStatuses, statusAfter } from "./order.ts";
import { deadlineOf } from "./timer.ts";

const readme = new URL("./README.md", import.meta.url);

/** `expire (after answer)`, `dispute (client, publisher)` */
function labelOf(name: OrderMove, from: OrderStatus): string {
  const { system, ...people } = moveNamed(name).by;
  const deadline = deadlineOf(from);
  const after = system && deadline?.passed === name ? [`after ${deadline.rule}`] : [];
  return `${name} (${[...Object.keys(people), ...after].join(", ")})`;
}

function drawn(): string {
  const edges = orderStatuses.flatMap((from) =>
    orderStatuses.flatMap((to) => {
      const moves = orderMoveNames.filter(
        (name) => moveNamed(name).from.includes(from) && statusAfter(name, from) === to,
      );
      return moves.length > 0 ? [`  ${from} --> ${to} : ${moves.map((name) => labelOf(name, from)).join(", ")}`] : [];
    }),
  );
  return ["```mermaid", "stateDiagram-v2", ...bookings.map(({ to }) => `  [*] --> ${to} : book`), ...edges, "```"].join(
    "\n",
  );
}

test("the README draws the lifecycle as the table has it (`npx vitest run src/orders/readme.test.ts -u` draws it anew)", async () => {
  const text = readFileSync(readme, "utf8");
  expect(text).toContain("```mermaid");
  await expect(text.replace(/```mermaid[^`]*```/, drawn())).toMatchFileSnapshot("./README.md");
});
