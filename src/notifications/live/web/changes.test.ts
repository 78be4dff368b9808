import { expect, test, vi } from "vitest";

vi.mock("#platform/web/session.ts", () => ({ readSession: async () => null, tokenAtHand: () => undefined }));

import { campaignCartQuery, cartQuery } from "#cart/web/api.ts";
import { offerQuery } from "#offers/web/api.ts";
import { orderExtrasQuery } from "#orders/extras/web/api.ts";
import { orderQuery } from "#orders/web/api.ts";
import { termsQuery } from "#payments/withdrawals/web/api.ts";
import { isAffected } from "./changes.ts";

const [mine, other] = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const query = (...queryKey: unknown[]) => ({ queryKey, meta: undefined });
const orderChanged = (id: string) => ({ resource: "orders", id });

test("the changed order is read anew, another one is not", () => {
  const order = query("orders", "get", { id: mine });
  expect(isAffected(order, orderChanged(mine))).toBe(true);
  expect(isAffected(order, orderChanged(other))).toBe(false);
});

test("lists of an order follow that order alone, lists of orders follow each", () => {
  const history = query("order_events", "list", { order: mine, itemsPerPage: 100 });
  expect([mine, other].map((id) => isAffected(history, orderChanged(id)))).toEqual([true, false]);
  const board = query("orders", "list", { campaign: mine, page: 1 });
  expect(isAffected(board, orderChanged(other))).toBe(true);
});

test("an answer that shows orders follows them, whatever it is of", () => {
  const report = { queryKey: ["campaign_reports", "get", { id: mine }], meta: { shows: ["orders"] } };
  expect(isAffected(report, orderChanged(other))).toBe(true);
  expect(isAffected(query("media", "get", { id: mine }), orderChanged(mine))).toBe(false);
});

test("a change without an id may be of any item", () => {
  expect(isAffected(query("orders", "get", { id: mine }), { resource: "orders" })).toBe(true);
});

test("answers that say how much a balance lacks or holds follow the wallets, lists of orders do not", () => {
  const moneyCame = { resource: "wallets", id: other };
  const asked = [cartQuery, campaignCartQuery, orderQuery, orderExtrasQuery, offerQuery, termsQuery];
  for (const queryOf of asked) {
    const { queryKey, meta } = queryOf(mine);
    expect(isAffected({ queryKey, meta }, moneyCame), String(queryKey)).toBe(true);
  }
  expect(isAffected(query("orders", "list", { campaign: mine, page: 1 }), moneyCame)).toBe(false);
});
