import { Table, Title } from "@mantine/core";
import { useId } from "react";
import { texts } from "../texts.ts";
import { ReportLine } from "./ReportLine.tsx";
import type { ReportRow } from "./report-rows.ts";

const words = texts.report;

/** Each order of the campaign with its publication; on a narrow screen the lesser columns stand under the first. */
export function ReportTable({ rows }: { rows: ReportRow[] }) {
  const { columns } = words;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={3} fz={16} id={id} mb="xs">
        {words.publications}
      </Title>
      <Table verticalSpacing="sm" aria-labelledby={id}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.title}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.media}</Table.Th>
            <Table.Th visibleFrom="lg">{columns.format}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.status}</Table.Th>
            <Table.Th visibleFrom="md">{columns.publishedOn}</Table.Th>
            <Table.Th visibleFrom="md">{columns.publication}</Table.Th>
            <Table.Th visibleFrom="lg">{columns.links}</Table.Th>
            {rows.some(({ showsAmounts }) => showsAmounts) && <Table.Th ta="right">{columns.amount}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <ReportLine key={row.id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
