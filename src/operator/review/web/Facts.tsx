import classes from "./review.module.css";

export type ReviewFact = { label: string; text: string };

/** Texts of more characters have a line of their own. */
const shortMost = 90;

export function Facts({ facts }: { facts: ReviewFact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, text }) => (
        <div key={label} data-long={text.length > shortMost || undefined}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
