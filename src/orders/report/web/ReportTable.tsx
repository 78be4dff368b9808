import { Table, Title } from "@mantine/core";
import { useId } from "react";
import { Money } from "#platform/web/components/Money.tsx";
import type { CampaignReport } from "../contract.ts";
import { totalsOf } from "../totals.ts";
import { ReportRow } from "./ReportRow.tsx";
import { texts } from "./texts.ts";

export function ReportTable({ report: { lines, showsAmounts } }: { report: CampaignReport }) {
  const { columns } = texts;
  const id = useId();
  const { costCents, feeCents } = totalsOf(lines);
  return (
    <section aria-labelledby={id}>
      <Title order={3} fz={16} id={id} mb="xs">
        {texts.publications}
      </Title>
      <Table verticalSpacing="sm" aria-labelledby={id}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{columns.title}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.media}</Table.Th>
            <Table.Th visibleFrom="xl">{columns.metrics}</Table.Th>
            <Table.Th visibleFrom="sm">{columns.status}</Table.Th>
            <Table.Th visibleFrom="md">{columns.published}</Table.Th>
            <Table.Th visibleFrom="lg">{columns.proof}</Table.Th>
            {showsAmounts && <Table.Th ta="right">{columns.cost}</Table.Th>}
            {showsAmounts && (
              <Table.Th ta="right" visibleFrom="md">
                {columns.fee}
              </Table.Th>
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <ReportRow key={line.id} line={line} showsAmounts={showsAmounts} />
          ))}
        </Table.Tbody>
        {showsAmounts && (
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th scope="row">{texts.together}</Table.Th>
              <Table.Td visibleFrom="sm" />
              <Table.Td visibleFrom="xl" />
              <Table.Td visibleFrom="sm" />
              <Table.Td visibleFrom="md" />
              <Table.Td visibleFrom="lg" />
              <Table.Td ta="right" fw={600}>
                <Money cents={costCents} />
              </Table.Td>
              <Table.Td ta="right" fw={600} visibleFrom="md">
                <Money cents={feeCents} />
              </Table.Td>
            </Table.Tr>
          </Table.Tfoot>
        )}
      </Table>
    </section>
  );
}
