import { SimpleGrid, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { formatCents } from "#platform/money/money.ts";
import { type Bar, BarList } from "#platform/web/components/BarList.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import type { Performance } from "../contract.ts";
import { performanceQuery } from "./api.ts";
import { texts } from "./texts.ts";

type Month = Performance["months"][number];

/** Earnings and answer times by month (R3.12); nothing without the right to read the wallet. */
export function PerformanceCharts({ organizationId }: { organizationId: string }) {
  const query = useQuery(performanceQuery(organizationId));
  if (query.data?.items.length === 0) return null;
  return (
    <QueryState query={query} inline skeleton={<RowsSkeleton rows={6} />}>
      {({ items }) =>
        items.map((performance) => (
          <SimpleGrid key={performance.id} cols={{ base: 1, md: 2 }} spacing="xl" mb="xl">
            <Section title={texts.earnings}>
              <Earnings months={performance.months} />
            </Section>
            <Section title={texts.answers}>
              <Answers performance={performance} />
            </Section>
          </SimpleGrid>
        ))
      }
    </QueryState>
  );
}

function Earnings({ months }: { months: Month[] }) {
  if (months.every(({ earnedCents }) => !earnedCents)) return <Text c="dimmed">{texts.none}</Text>;
  const bars = months.map(
    ({ month, earnedCents }): Bar => ({
      key: month,
      name: texts.month(month),
      value: earnedCents ?? 0,
      text: formatCents(earnedCents),
      isQuiet: !earnedCents,
    }),
  );
  return <BarList label={texts.earnings} bars={bars} />;
}

function Answers({ performance: { months, answered, missed, medianHours } }: { performance: Performance }) {
  const orders = answered + missed;
  if (orders === 0) return <Text c="dimmed">{texts.noAnswers}</Text>;
  return (
    <>
      <Text fz="sm" mb="sm">
        {medianHours === null
          ? texts.noneAnswered(texts.orders(orders))
          : texts.answersLead(texts.span(medianHours), texts.share(answered, orders), texts.orders(orders))}
      </Text>
      <BarList label={texts.answers} bars={months.map(answerBar)} />
    </>
  );
}

function answerBar({ month, answered, missed, medianHours }: Month): Bar {
  const orders = answered + missed;
  const span = medianHours === null ? undefined : texts.span(medianHours);
  return {
    key: month,
    name: texts.month(month),
    value: medianHours ?? 0,
    text: orders === 0 ? "–" : texts.answered(span, texts.share(answered, orders)),
    isQuiet: orders === 0,
  };
}
