const dayLength = "2026-01-31".length;

/** True for a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return text.length === dayLength && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
