export function nextSearch({ next }: Record<string, unknown>): { next?: string | undefined } {
  return { next: typeof next === "string" ? next : undefined };
}
