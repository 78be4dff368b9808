import { Table } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MetricName } from "#media/media.ts";
import { formatMetric } from "#media/metric-format.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { dayInWords } from "#platform/words/day-words.ts";
import { texts } from "../texts.ts";
import { readingsFile, readingsQuery } from "./api.ts";
import { SourceName } from "./SourceName.tsx";

const mediumWords = texts.medium;

/** Every reading of a metric: day, value and source (R3.6). */
export function MetricHistory({ media, metric }: { media: string; metric: MetricName }) {
  const [page, setPage] = useState(1);
  const query = useQuery(readingsQuery(media, metric, page));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) => (
        <>
          <Table verticalSpacing={8}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{mediumWords.readOn}</Table.Th>
                <Table.Th className="numeric">{mediumWords.value}</Table.Th>
                <Table.Th>{mediumWords.source}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map(({ id, readOn, value, source }) => (
                <Table.Tr key={id}>
                  <Table.Td style={{ whiteSpace: "nowrap" }}>{dayInWords(readOn)}</Table.Td>
                  <Table.Td className="numeric">{formatMetric(metric, value)}</Table.Td>
                  <Table.Td>
                    <SourceName source={source} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <ListFileMenu name="readings" read={(format) => readingsFile(media, metric, format)} />
          <Pager page={page} totalItems={totalItems} onChange={setPage} />
        </>
      )}
    </QueryState>
  );
}
