/** `Q`, year and month (UTC), then Byline's counter: `Q26110039`. */
export function orderNumberOf(counter: number, on: Date): string {
  const year = String(on.getUTCFullYear() % 100).padStart(2, "0");
  const month = String(on.getUTCMonth() + 1).padStart(2, "0");
  return `Q${year}${month}${String(counter).padStart(4, "0")}`;
}
