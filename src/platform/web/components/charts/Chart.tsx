import { VisuallyHidden } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import { type ReactNode, Suspense } from "react";
import classes from "./chart.module.css";

export type ChartSize = { width: number; height: number };

type ChartProps = {
  label: string;
  /** A line of words for each thing drawn. */
  lines: string[];
  /** Sets the chart's height. */
  className: string | undefined;
  /** Draws in pixels, as soon as they are known. */
  children: (size: ChartSize) => ReactNode;
};

/** Drawn for the eye, and as a list for screen readers. */
export function Chart({ label, lines, className, children }: ChartProps) {
  const { ref, width, height } = useElementSize();
  return (
    <div className={`${classes.chart} ${className}`}>
      <VisuallyHidden component="ul" aria-label={label}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </VisuallyHidden>
      <div ref={ref} style={{ blockSize: "100%" }}>
        <Suspense>{width > 0 && children({ width, height })}</Suspense>
      </div>
    </div>
  );
}
