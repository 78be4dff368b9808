import { useState } from "react";
import { api, sendPlain } from "#platform/web/calls/client.ts";
import type { Order } from "../../contract.ts";
import type { OrderMove } from "../../order.ts";
import { namesPage } from "../../preview/contract.ts";

type LookedPage = { url: string; problems: string[] };

/** Checks the page that a move names before the move. Results count for the checked address only. */
export function useLookAhead({ id }: Order, move: OrderMove, typed: string) {
  const [looked, setLooked] = useState<LookedPage>();
  const url = typed.trim();
  return {
    /** Empty until the typed address was checked. */
    problems: looked?.url === url ? looked.problems : [],
    /** True once nothing fails, or the publisher has read the failures. */
    async isAllowed(): Promise<boolean> {
      if (!namesPage(move) || looked?.url === url) return true;
      const { problems } = await sendPlain(api.orders, "preview", { id, input: { publicationUrl: url } });
      setLooked({ url, problems });
      return problems.length === 0;
    },
  };
}
