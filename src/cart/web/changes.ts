import { useIsMutating, useMutation } from "@tanstack/react-query";
import { withinBudget } from "#campaigns/web/within-budget.ts";
import type { ListedOrder } from "#orders/contract.ts";
import type { PublishDate } from "#orders/dates/publish-date.ts";
import { idOf } from "#platform/contract/iri.ts";
import { api, call, callOnce } from "#platform/web/calls/client.ts";
import { retryUnanswered } from "#platform/web/calls/send-once.ts";
import { notify } from "#platform/web/components/notify.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import type { Cart, CartLine } from "../contract.ts";
import { cartQuery } from "./api.ts";
import { texts } from "./texts.ts";

export type LineChoice = Partial<Pick<CartLine, "publishDateMode" | "publishOn" | "hyperlinkKind" | "extras">>;

type LineChange = LineChoice & { line: string; acceptChanges?: boolean };

/** A cart's changes run one after another; booking waits for the last. */
const changesOf = (cartId: string) => [api.carts.path, cartId, "change"];

/** The choice shows at once; prices and totals come from the server. */
export const useChangeLine = (cartId: string) =>
  useMutation({
    meta: { says: texts.changes.line },
    mutationKey: changesOf(cartId),
    scope: { id: `cart ${cartId}` },
    mutationFn: (change: LineChange) => call(api.carts, "change", { id: cartId, input: change }),
    onMutate: ({ line, acceptChanges: _accepted, ...choice }) => {
      queryClient.setQueryData(cartQuery(cartId).queryKey, (cart) => cart && withChoice(cart, line, choice));
    },
    onError: () => refresh(api.carts),
    onSuccess: (cart) => (queryClient.isMutating({ mutationKey: changesOf(cartId) }) > 1 ? undefined : keepCart(cart)),
  });

export const useDateLines = (cartId: string) =>
  useMutation({
    meta: { says: texts.changes.date },
    mutationKey: changesOf(cartId),
    scope: { id: `cart ${cartId}` },
    mutationFn: (input: { lines: string[] } & PublishDate) => call(api.carts, "date", { id: cartId, input }),
    onSuccess: keepCart,
  });

export const useIsChanging = (cartId: string): boolean => useIsMutating({ mutationKey: changesOf(cartId) }) > 0;

function withChoice(cart: Cart, lineId: string, choice: LineChoice): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === lineId ? { ...line, ...choice } : line)) };
}

/** The toast is shown here, since the line's own component is gone by then. */
export const useRemoveLine = (cartId: string) =>
  useMutation({
    meta: { says: texts.changes.remove },
    mutationFn: ({ id: line }: CartLine) => call(api.carts, "remove.line", { id: cartId, input: { line } }),
    onSuccess: async (cart, line) => {
      notify.done(texts.line.removed(line.mediaName), {
        deed: { name: "remove from cart", many: texts.line.removedMany },
        undo: () => putBack(cartId, line),
      });
      await keepCart(cart);
    },
  });

/** As a new line with the same choices. */
async function putBack(cartId: string, line: CartLine): Promise<void> {
  const { format, publishDateMode, publishOn, hyperlinkKind, extras } = line;
  const input = { format: idOf(format), publishDateMode, publishOn, hyperlinkKind, extras };
  await keepCart(await call(api.carts, "add", { id: cartId, input }));
}

async function keepCart(cart: Cart): Promise<void> {
  queryClient.setQueryData(cartQuery(cart.id).queryKey, cart);
  await refresh(api.carts);
}

/**
 * A retry after a lost connection books once; a changed cart is another attempt. `onBooked` runs before the emptied
 * cart is read.
 */
export const useBookCart = ({ id, totalCents, lines }: Cart, onBooked: (orders: ListedOrder[]) => Promise<void>) =>
  useMutation({
    meta: { says: texts.changes.book },
    mutationFn: () =>
      withinBudget((said) =>
        callOnce(
          api.carts,
          "book",
          { id, input: { expectedTotalCents: totalCents ?? undefined, ...said } },
          lines.map((line) => line.id),
        ),
      ),
    retry: retryUnanswered,
    onSuccess: (answer) => onBooked(answer.items),
    onSettled: () => refresh(api.carts, api.orders, api.wallets, api.transactions, api.campaigns, api.projects),
  });
