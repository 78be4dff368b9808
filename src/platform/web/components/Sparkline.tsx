import classes from "./sparkline.module.css";
import { linePoints, type SparklinePoint } from "./sparkline-points.ts";

type SparklineProps = {
  points: SparklinePoint[];
  /** Pixels. */
  width?: number;
  height?: number;
};

/** A figure's history beside it. The figure and its change are told in words. */
export function Sparkline({ points, width = 64, height = 20 }: SparklineProps) {
  if (points.length < 2) return null;
  const line = linePoints(points, width - 2, height - 4);
  return (
    <svg className={classes.line} width={width} height={height} viewBox={`-1 -2 ${width} ${height}`} aria-hidden="true">
      <polygon points={`0,${height - 2} ${line} ${width - 2},${height - 2}`} />
      <polyline points={line} />
    </svg>
  );
}
