/** The page after sign-in, which the sign-in screens hand on to each other. */
export function nextSearch({ next }: Record<string, unknown>): { next?: string | undefined } {
  return { next: typeof next === "string" ? next : undefined };
}
