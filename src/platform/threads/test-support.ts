export const add = (one: number, other: number): number => one + other;

export function fail(): never {
  throw new Error("no such page");
}

export function dawdle(milliseconds: number): number {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
  return end;
}

export function hoard(): number {
  const kept: number[][] = [];
  for (;;) if (kept.push(Array.from({ length: 100_000 }, Math.random)) < 0) return kept.length;
}
