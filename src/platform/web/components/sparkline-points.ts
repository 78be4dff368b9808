export type SparklinePoint = { readOn: string; value: number };

/**
 * Returns a polyline's points through values over their days, the highest at the top. A constant history is a line in
 * the middle.
 */
export function linePoints(points: SparklinePoint[], width: number, height: number): string {
  const days = points.map(({ readOn }) => Date.parse(readOn));
  const values = points.map(({ value }) => value);
  const [across, up] = [placer(days), placer(values)];
  return points
    .map((_, at) => `${round(across(days[at] ?? 0) * width)},${round((1 - up(values[at] ?? 0)) * height)}`)
    .join(" ");
}

function placer(numbers: number[]): (number: number) => number {
  const least = Math.min(...numbers);
  const span = Math.max(...numbers) - least;
  return (number) => (span === 0 ? 0.5 : (number - least) / span);
}

const round = (number: number): number => Math.round(number * 10) / 10;
