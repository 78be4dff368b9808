import { Table, type TableProps } from "@mantine/core";
import { Money } from "./Money.tsx";

export type NamedCents = [name: string, cents: number | null | undefined];

type SumsProps = Pick<TableProps, "style" | "aria-label"> & {
  rows: NamedCents[];
  /** The name of the row with the total. */
  total?: string;
  totalSize?: "lg";
};

export function Sums({ rows, total, totalSize, ...table }: SumsProps) {
  return (
    <Table data-total withRowBorders={false} verticalSpacing={4} horizontalSpacing={0} {...table}>
      <Table.Tbody>
        {rows.map(([name, cents]) => (
          <Table.Tr key={name} fw={name === total ? 600 : undefined} fz={name === total ? totalSize : undefined}>
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
