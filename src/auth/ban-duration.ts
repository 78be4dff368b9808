/** In seconds; 0 lifts the ban. */
export type Ban = { seconds: number };

const secondsOf: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600 };

const longest = 100 * 365 * 24 * 3600;

/** Reads `none`, or lengths such as `24h` and `1h30m`; undefined for anything else. */
export function banDuration(text: string): Ban | undefined {
  if (text === "none") return { seconds: 0 };
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return undefined;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  const seconds = parts.reduce((sum, [, amount, unit = ""]) => sum + Number(amount) * (secondsOf[unit] ?? 0), 0);
  return { seconds: Math.min(seconds, longest) };
}
