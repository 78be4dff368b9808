import { type NamedCents, Sums } from "#platform/web/components/Sums.tsx";
import type { CartLine } from "../contract.ts";
import { texts } from "./texts.ts";

const words = texts.line;

type Price = Pick<CartLine, "offeredExtras" | "extras" | "priceCents" | "hyperlinkFeeCents" | "totalCents">;

export function LinePrice({ line }: { line: Price }) {
  const chosen = line.offeredExtras.filter(({ name }) => line.extras.includes(name));
  const parts: NamedCents[] = [
    [words.price, line.priceCents],
    ...(line.hyperlinkFeeCents ? [[words.hyperlinkFee, line.hyperlinkFeeCents] as NamedCents] : []),
    ...chosen.map(({ name, priceCents }): NamedCents => [name, priceCents]),
    [words.total, line.totalCents],
  ];
  return <Sums rows={parts} total={words.total} style={{ alignSelf: "start" }} />;
}
