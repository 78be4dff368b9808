import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import type { CartLine } from "../contract.ts";
import { texts } from "./texts.ts";

const cartLineWords = texts.line;

type Price = Pick<CartLine, "offeredExtras" | "extras" | "priceCents" | "hyperlinkFeeCents" | "totalCents">;

export function LinePrice({ line }: { line: Price }) {
  const chosen = line.offeredExtras.filter(({ name }) => line.extras.includes(name));
  const parts: NamedCents[] = [
    [cartLineWords.price, line.priceCents],
    ...(line.hyperlinkFeeCents ? [[cartLineWords.hyperlinkFee, line.hyperlinkFeeCents] as NamedCents] : []),
    ...chosen.map(({ name, priceCents }): NamedCents => [name, priceCents]),
    [cartLineWords.total, line.totalCents],
  ];
  return <Sums rows={parts} total={cartLineWords.total} style={{ alignSelf: "start" }} />;
}
