import { ButtonLink } from "#platform/web/components/links.tsx";
import type { Order } from "../../contract.ts";
import { orderLife } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import { useMay } from "../../web/use-may.ts";
import classes from "./moves.module.css";
import { OrderMoveButton } from "./OrderMoveButton.tsx";
import { decisionOf, offeredMoves } from "./offered-moves.ts";

/** The action stands last, at the end of the line; a phone keeps the decision fixed at the thumb. */
export function MoveButtons({ order }: { order: Order }) {
  const may = useMay(order);
  const moves = offeredMoves(order, "order").filter(({ name }) => may(orderLife.moves[name].by));
  const maySwap = order.swappable && may(orderLife.moves.swap.by);
  if (moves.length === 0 && !maySwap) return null;
  const [main, other] = decisionOf(moves);
  return (
    <fieldset className={classes.moves} aria-label={texts.moves.title}>
      {maySwap && (
        <ButtonLink to="/order/$id/swap" params={{ id: order.id }} variant="secondary">
          {texts.moves.of.swap.label}
        </ButtonLink>
      )}
      {/* One list: a button that changed its parent would lose its open dialog. */}
      {moves.toReversed().map((move) => (
        <div
          key={move.name}
          className={classes.move}
          data-decision={move === main ? "main" : move === other ? "other" : undefined}
        >
          <OrderMoveButton order={order} move={move.name} refusal={move.refusal} />
        </div>
      ))}
    </fieldset>
  );
}
