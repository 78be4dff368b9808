import { useState } from "react";
import { send } from "#platform/web/api.ts";
import type { Order } from "../../contract.ts";
import type { OrderMove } from "../../order.ts";
import { namesPage, type Preview } from "../../preview/contract.ts";

type Looked = { url: string; problems: string[] };

/** A look at the page that a move names, before it is made. What was found of an address counts for that address alone. */
export function useLookAhead({ id }: Order, move: OrderMove, typed: string) {
  const [looked, setLooked] = useState<Looked>();
  const url = typed.trim();
  return {
    /** What the look at the address that is typed now found; empty before it. */
    problems: looked?.url === url ? looked.problems : [],
    /** True once it may be published: nothing fails, or its publisher has read what does. */
    async isAllowed(): Promise<boolean> {
      if (!namesPage(move) || looked?.url === url) return true;
      const { problems } = await send<Preview>("POST", `/orders/${id}/preview`, { publicationUrl: url });
      setLooked({ url, problems });
      return problems.length === 0;
    },
  };
}
