import type { RefObject } from "react";
import type { KeyName } from "#platform/web/keys/keys.ts";
import { type OwnKey, useRowLetters } from "#platform/web/keys/own-keys.ts";
import { useRowKeys } from "#platform/web/keys/row-keys.ts";
import type { ListedOrder } from "../../contract.ts";
import { type OrderMoveOfPeople, orderLife, orderMovesOfPeople } from "../../order.ts";
import { texts } from "../../web/texts.ts";
import { wantMove } from "./wanted-move.ts";

type OrderKeys = {
  body: RefObject<HTMLElement | null>;
  /** Each of their rows has the order's id in `data-order`. */
  orders: readonly ListedOrder[];
  keys: readonly KeyName[];
};

/** The keys of a list of orders: a move's letter opens the row's order with the move's question. */
export function useOrderKeys({ body, orders, keys }: OrderKeys): void {
  useRowLetters(lettersOf(orders));
  const onLetter = (letter: string, row: HTMLElement): boolean => {
    const order = orders.find(({ id }) => id === row.dataset.order);
    if (!order) return false;
    const move = orderMovesOfPeople.find((name) => order.moves.includes(name) && letterOf(name) === letter);
    if (!move) return false;
    wantMove({ order: order.id, move });
    row.querySelector<HTMLElement>("a[href]")?.click();
    return true;
  };
  useRowKeys({ body, keys, onLetter });
}

/** Only moves whose button stands in the order itself: texts are written and sent in the editor. */
function letterOf(name: OrderMoveOfPeople): string | undefined {
  const { button } = orderLife.moves[name];
  return button?.place === "order" || button?.place === "proposal" ? button.key : undefined;
}

function lettersOf(orders: readonly ListedOrder[]): OwnKey[] {
  const labels = new Map<string, Set<string>>();
  for (const name of orderMovesOfPeople.filter((each) => orders.some(({ moves }) => moves.includes(each)))) {
    const letter = letterOf(name);
    if (letter) labels.set(letter, (labels.get(letter) ?? new Set()).add(texts.moves.of[name].label));
  }
  return [...labels].map(([key, says]) => ({ key, says: [...says].join(", ") }));
}
