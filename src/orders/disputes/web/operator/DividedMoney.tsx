import { formatCents } from "#platform/money/money.ts";
import classes from "../disputes.module.css";
import { texts } from "../texts.ts";
import type { Division } from "./divided.ts";

const decisionWords = texts.form;

type DividedMoneyProps = { money: Division | undefined; clientName: string; publisherName: string };

/** Each side's money by the chosen outcome; dashes before there is one. */
export function DividedMoney({ money, clientName, publisherName }: DividedMoneyProps) {
  const lines = [
    [decisionWords.getsBack(clientName), money?.returnedCents],
    [decisionWords.earns(publisherName), money?.earnedCents],
    [decisionWords.fee, money?.feeCents],
  ] as const;
  return (
    <dl className={classes.money} aria-label={decisionWords.money}>
      {lines.map(([name, cents]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{cents === undefined ? "–" : formatCents(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}
