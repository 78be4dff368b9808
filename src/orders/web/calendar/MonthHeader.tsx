import { Group, Text, Title } from "@mantine/core";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { today } from "#platform/web/dates.ts";
import { formatMonth, monthFrom, monthOf } from "./month.ts";
import { texts } from "./texts.ts";

export function MonthHeader({ month }: { month: string }) {
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)];
  return (
    <Group justify="space-between" gap="sm">
      <div>
        <Title order={2} fz={20} aria-live="polite">
          {formatMonth(month)}
        </Title>
        <Text fz="sm" c="dimmed">
          {texts.days}
        </Text>
      </div>
      <Group component="nav" aria-label={texts.months} gap="xs">
        <MonthLink month={before} label={`${texts.previous}, ${formatMonth(before)}`}>
          ‹
        </MonthLink>
        <MonthLink month={undefined} isDisabled={month === monthOf(today())}>
          {texts.today}
        </MonthLink>
        <MonthLink month={after} label={`${texts.next}, ${formatMonth(after)}`}>
          ›
        </MonthLink>
      </Group>
    </Group>
  );
}

type MonthLinkProps = { month: string | undefined; label?: string; isDisabled?: boolean; children: string };

function MonthLink({ month, label, isDisabled = false, children }: MonthLinkProps) {
  return (
    <ButtonLink
      to="."
      search={(previous) => ({ ...previous, month })}
      resetScroll={false}
      variant="secondary"
      aria-label={label}
      data-disabled={isDisabled || undefined}
      aria-disabled={isDisabled || undefined}
      activeOptions={{ exact: true }}
    >
      {children}
    </ButtonLink>
  );
}
