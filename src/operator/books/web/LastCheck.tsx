import { Alert, List, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { stateColors } from "#platform/web/theme/theme.ts";
import { inFigures } from "#platform/words/number-words.ts";
import type { BooksCheck } from "../contract.ts";
import { checksQuery } from "./api.ts";
import { texts } from "./texts.ts";

export function LastCheck() {
  const query = useQuery(checksQuery);
  return (
    <QueryState query={query} inline skeleton={<Skeleton height={82} />}>
      {({ items: [newest, ...earlier] }) => {
        if (!newest)
          return (
            <Alert color={stateColors.quiet} title={texts.never.title}>
              {texts.never.text}
            </Alert>
          );
        return (
          <div>
            <CheckResult check={newest} />
            <EarlierChecks checks={earlier} />
          </div>
        );
      }}
    </QueryState>
  );
}

function CheckResult({ check }: { check: BooksCheck }) {
  const { state, postings, entries, accounts, problems, problemCount, endedAt } = check;
  if (state === "running")
    return (
      <Alert color={stateColors.waiting} title={texts.running.title} role="status">
        {texts.running.text}
      </Alert>
    );
  const counted = texts.counted(...([postings, entries, accounts].map(inFigures) as [string, string, string]));
  const when = texts.checked(formatInstant(endedAt ?? check.createdAt));
  if (state === "balanced")
    return (
      <Alert color={stateColors.good} title={texts.balanced.title} role="status">
        {`${when}. ${counted}`}
      </Alert>
    );
  return (
    <Alert color={stateColors.bad} title={texts.differs(problemCount)} role="alert">
      <Text fz="sm">{`${when}. ${texts.differsText}`}</Text>
      <List fz="sm" mt="xs">
        {problems.map((problem) => (
          <List.Item key={problem} style={{ overflowWrap: "anywhere" }}>
            {problem}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function EarlierChecks({ checks }: { checks: BooksCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <Text c="dimmed" fz="sm" mt="xs">
      {`${texts.history}: ${checks.map(({ state, createdAt }) => `${formatInstant(createdAt)} (${texts.states[state].toLowerCase()})`).join(" · ")}`}
    </Text>
  );
}
