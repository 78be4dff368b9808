import { Progress } from "@mantine/core";
import { Money } from "#platform/web/components/Money.tsx";
import type { Campaign } from "../contract.ts";
import classes from "./budget-bar.module.css";
import { texts } from "./texts.ts";

const budgetWords = texts.budget;

type BudgetBarProps = { campaign: Pick<Campaign, "budgetCents" | "spentCents" | "heldCents"> };

/** Budget, spent, held and left in one line, with a bar of their shares. */
export function BudgetBar({ campaign: { budgetCents, spentCents, heldCents } }: BudgetBarProps) {
  if (spentCents === null || heldCents === null) return null;
  const share = (cents: number) => (budgetCents ? Math.min(100, (100 * cents) / budgetCents) : 0);
  const usedCents = spentCents + heldCents;
  const isOver = budgetCents !== null && usedCents > budgetCents;
  return (
    <div className={classes.budget}>
      <Amount name={budgetWords.name} cents={budgetCents} />
      <Amount name={budgetWords.spent} cents={spentCents} />
      <Amount name={budgetWords.held} cents={heldCents} />
      {budgetCents !== null && <Amount name={budgetWords.left} cents={Math.max(0, budgetCents - usedCents)} />}
      {budgetCents !== null && (
        <span className={classes.used} data-over={isOver || undefined}>
          <Progress.Root size={6} className={classes.bar}>
            <Progress.Section value={share(spentCents)} color="var(--good)" aria-label={budgetWords.spent} />
            <Progress.Section
              value={Math.min(share(heldCents), 100 - share(spentCents))}
              color="var(--mark)"
              aria-label={budgetWords.held}
            />
          </Progress.Root>
          {isOver
            ? budgetWords.over
            : budgetWords.used(budgetCents === 0 ? 0 : Math.round((100 * usedCents) / budgetCents))}
        </span>
      )}
    </div>
  );
}

const Amount = ({ name, cents }: { name: string; cents: number | null }) => (
  <span className={classes.amount}>
    {name} <strong>{cents === null ? budgetWords.none : <Money cents={cents} />}</strong>
  </span>
);
