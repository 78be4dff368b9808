import { Group, Progress, Stack, Text } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import type { Campaign } from "../contract.ts";
import { texts } from "./texts.ts";

const budgetWords = texts.budget;

type BudgetBarProps = { campaign: Pick<Campaign, "budgetCents" | "spentCents" | "heldCents"> };

export function BudgetBar({ campaign: { budgetCents, spentCents, heldCents } }: BudgetBarProps) {
  if (spentCents === null || heldCents === null) return null;
  const share = (cents: number) => (budgetCents ? Math.min(100, (100 * cents) / budgetCents) : 0);
  const usedCents = spentCents + heldCents;
  const isOver = budgetCents !== null && usedCents > budgetCents;
  return (
    <Stack gap="xs">
      <Group gap="xl">
        <Amount name={budgetWords.name} cents={budgetCents} />
        <Amount name={budgetWords.spent} cents={spentCents} />
        <Amount name={budgetWords.held} cents={heldCents} />
        {budgetCents !== null && <Amount name={budgetWords.left} cents={Math.max(0, budgetCents - usedCents)} />}
      </Group>
      {budgetCents !== null && (
        <Progress.Root size="md">
          <Progress.Section value={share(spentCents)} color="var(--good)" aria-label={budgetWords.spent} />
          <Progress.Section
            value={Math.min(share(heldCents), 100 - share(spentCents))}
            color="var(--mark)"
            aria-label={budgetWords.held}
          />
        </Progress.Root>
      )}
      {budgetCents !== null && (
        <Text fz="sm" c={isOver ? "var(--mantine-color-error)" : "dimmed"}>
          {isOver
            ? budgetWords.over
            : budgetWords.used(budgetCents === 0 ? 0 : Math.round((100 * usedCents) / budgetCents))}
        </Text>
      )}
    </Stack>
  );
}

function Amount({ name, cents }: { name: string; cents: number | null }) {
  return (
    <div>
      <Text fz="sm" c="dimmed">
        {name}
      </Text>
      <Text fz="lg" fw={600}>
        {cents === null ? budgetWords.none : <Money cents={cents} />}
      </Text>
    </div>
  );
}
