import { Table } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import type { CartLine } from "../contract.ts";
import { texts } from "./texts.ts";

const words = texts.line;

type Price = Pick<CartLine, "offeredExtras" | "extras" | "priceCents" | "hyperlinkFeeCents" | "totalCents">;

/** What a line costs, part by part. */
export function LinePrice({ line }: { line: Price }) {
  const chosen = line.offeredExtras.filter(({ name }) => line.extras.includes(name));
  const parts: [name: string, cents: number][] = [
    [words.price, line.priceCents],
    ...(line.hyperlinkFeeCents > 0 ? [[words.hyperlinkFee, line.hyperlinkFeeCents] as [string, number]] : []),
    ...chosen.map(({ name, priceCents }): [string, number] => [name, priceCents]),
    [words.total, line.totalCents],
  ];
  return (
    <Table withRowBorders={false} verticalSpacing={4} horizontalSpacing={0} style={{ alignSelf: "start" }}>
      <Table.Tbody>
        {parts.map(([name, cents]) => (
          <Table.Tr key={name} fw={name === words.total ? 600 : undefined}>
            <Table.Th fw="inherit">{name}</Table.Th>
            <Table.Td ta="right">
              <Money cents={cents} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
