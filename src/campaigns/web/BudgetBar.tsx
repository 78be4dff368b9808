import { Group, Progress, Stack, Text } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import type { Campaign } from "../contract.ts";
import { texts } from "./texts.ts";

const words = texts.budget;

type BudgetBarProps = { campaign: Pick<Campaign, "budgetCents" | "spentCents" | "heldCents"> };

export function BudgetBar({ campaign: { budgetCents, spentCents, heldCents } }: BudgetBarProps) {
  if (spentCents === null || heldCents === null) return null;
  const share = (cents: number) => (budgetCents ? Math.min(100, (100 * cents) / budgetCents) : 0);
  const usedCents = spentCents + heldCents;
  const isOver = budgetCents !== null && usedCents > budgetCents;
  return (
    <Stack gap="xs">
      <Group gap="xl">
        <Amount name={words.name} cents={budgetCents} />
        <Amount name={words.spent} cents={spentCents} />
        <Amount name={words.held} cents={heldCents} />
        {budgetCents !== null && <Amount name={words.left} cents={Math.max(0, budgetCents - usedCents)} />}
      </Group>
      {budgetCents !== null && (
        <Progress.Root size="md">
          <Progress.Section value={share(spentCents)} color="var(--good)" aria-label={words.spent} />
          <Progress.Section
            value={Math.min(share(heldCents), 100 - share(spentCents))}
            color="var(--mark)"
            aria-label={words.held}
          />
        </Progress.Root>
      )}
      {budgetCents !== null && (
        <Text fz="sm" c={isOver ? "var(--mantine-color-error)" : "dimmed"}>
          {isOver ? words.over : words.used(budgetCents === 0 ? 0 : Math.round((100 * usedCents) / budgetCents))}
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
        {cents === null ? words.none : <Money cents={cents} />}
      </Text>
    </div>
  );
}
