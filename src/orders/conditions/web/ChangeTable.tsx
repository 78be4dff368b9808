import { Table } from "@mantine/core";
import type { ConditionChange } from "./changes.ts";
import { texts } from "./texts.ts";

type ChangeTableProps = { changes: ConditionChange[]; columns?: { before: string; now: string } };

export function ChangeTable({ changes, columns = texts.columns }: ChangeTableProps) {
  return (
    <Table maw={640} layout="fixed" verticalSpacing={6} horizontalSpacing={6} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th>{columns.before}</Table.Th>
          <Table.Th>{columns.now}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ name, before, now }) => (
          <Table.Tr key={`${name} ${before}`}>
            <Table.Th scope="row" style={{ overflowWrap: "anywhere" }}>
              {name}
            </Table.Th>
            <Table.Td style={{ overflowWrap: "anywhere" }}>{before}</Table.Td>
            <Table.Td style={{ overflowWrap: "anywhere" }} fw={600}>
              {now}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
