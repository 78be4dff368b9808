import type { StateTone } from "#platform/contract/state-tone.ts";
import { formatCents } from "#platform/money/money.ts";
import { isFailed } from "#proof/proof-state.ts";
import type { Task } from "../../task.ts";
import { texts } from "../../web/texts.ts";

const taskWords = texts.task;

/** Undefined for readers without the right to amounts. */
const money = (cents: number | null): string | undefined => (cents === null ? undefined : formatCents(cents));

export function titleOf({ kind, move, status, title, mediaName, amountCents }: Task): string {
  const outlet = mediaName ?? "";
  switch (kind) {
    case "date":
      return taskWords.date(outlet);
    case "conditions":
      return taskWords.conditions(outlet);
    case "claim":
      return taskWords.claim(outlet);
    case "offer":
      return taskWords.offer(outlet, money(amountCents));
    case "balance":
      return taskWords.balance(formatCents(amountCents));
    case "budget":
      return taskWords.budget(title);
    case "move": {
      const named = move && taskWords.moves[move];
      return named ? named(title, outlet) : title || (status ? taskWords.untitled : outlet);
    }
  }
}

/** The second line. */
export function summaryOf(task: Task): string {
  const { kind, amountCents, againstCents, title, mediaName, formatType } = task;
  switch (kind) {
    case "balance":
      return taskWords.balanceSummary(formatCents(againstCents));
    case "budget":
      return (amountCents ?? 0) < 0
        ? taskWords.overBudget(formatCents(-(amountCents ?? 0)), formatCents(againstCents))
        : taskWords.budgetSummary(formatCents(amountCents), formatCents(againstCents));
    case "offer":
      return joined(...taskWords.offerSummary(money(againstCents), formatType ?? ""));
    case "claim":
      return taskWords.claimSummary;
    case "date":
    case "conditions":
      return joined(title || taskWords.untitled, formatType);
    case "move":
      return task.publishedAt
        ? joined(mediaName, published(task))
        : joined(namesOutlet(task) ? title : mediaName, formatType, money(amountCents));
  }
}

/** Writing is named by its outlet, all else by the text's title. */
const namesOutlet = ({ move }: Task): boolean => move === "send" || move === "sendBrief";

function published({ publishedAt, proof }: Task): string {
  const checked = !proof || proof.state === "unseen" ? taskWords.unchecked : taskWords.checksHold;
  const verdict = proof && isFailed(proof) ? taskWords.checksFail(proof.problems.length) : checked;
  return `${taskWords.publishedOn(texts.day(publishedAt ?? ""))}, ${verdict}`;
}

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

export const taskTones: Record<Task["kind"], StateTone> = {
  move: "quiet",
  date: "waiting",
  conditions: "quiet",
  claim: "bad",
  offer: "waiting",
  balance: "waiting",
  budget: "waiting",
};
