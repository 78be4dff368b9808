import type { ReactNode } from "react";
import classes from "./bar-list.module.css";

export type Bar = { key: string; name: string; value: number; text: ReactNode; isQuiet?: boolean };

export function BarList({ label, bars }: { label: string; bars: Bar[] }) {
  const greatest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ key, name, value, text, isQuiet }) => (
        <li key={key} className={isQuiet ? classes.rest : undefined}>
          <span>{name}</span>
          <span className={classes.bar} aria-hidden="true">
            {value > 0 && <span style={{ inlineSize: `${(value / greatest) * 100}%` }} />}
          </span>
          <span className="numeric">{text}</span>
        </li>
      ))}
    </ul>
  );
}
