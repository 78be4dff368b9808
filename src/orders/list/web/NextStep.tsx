import { ButtonLink } from "#platform/web/components/links.tsx";
import type { ListedOrder } from "../../contract.ts";
import { nextMoveOf } from "../../next-move.ts";
import { texts } from "../../web/next-step-texts.ts";

/** The one step that the reader may take next, in the order; nothing where it waits for somebody else. */
export function NextStep({ order }: { order: ListedOrder }) {
  const move = nextMoveOf(order);
  if (!move) return null;
  const label = texts.buttons[move] ?? texts.read;
  return (
    <ButtonLink
      to="."
      search={((previous: object) => ({ ...previous, order: order.id })) as never}
      resetScroll={false}
      variant="secondary"
      aria-label={texts.of(label, order.number)}
    >
      {label}
    </ButtonLink>
  );
}
