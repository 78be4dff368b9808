import { locale } from "#platform/words/catalogue.ts";
import classes from "./delta.module.css";

const percent = new Intl.NumberFormat(locale, {
  style: "percent",
  maximumFractionDigits: 0,
  signDisplay: "exceptZero",
});
const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: "exceptZero" });

type DeltaProps = {
  from: number;
  to: number;
  /** `points` for a score, whose share would mislead. */
  by?: "percent" | "points";
};

/** How far a figure moved, with its sign and its tone; nothing where it stayed. */
export function Delta({ from, to, by = "percent" }: DeltaProps) {
  const text = by === "points" || from === 0 ? points.format(to - from) : percent.format((to - from) / Math.abs(from));
  if (/^0%?$/.test(text)) return null;
  return (
    <span className={classes.delta} data-tone={to > from ? "good" : "bad"}>
      {text.replace("-", "−")}
    </span>
  );
}
