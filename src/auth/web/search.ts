/** Where to go once signed in; the screens of the sign-in hand it on to each other. */
export function nextSearch({ next }: Record<string, unknown>): { next?: string | undefined } {
  return { next: typeof next === "string" ? next : undefined };
}
