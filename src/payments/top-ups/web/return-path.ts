/** A path of this site: never another host's, whatever a link says. */
export const ownPath = (value: unknown): string | undefined =>
  typeof value === "string" && /^\/(?![/\\])/.test(value) ? value : undefined;

const slotOf = (topUpId: string) => `byline-return ${topUpId}`;

/** Remembers where a top-up was started, since the provider's page does not pass it on. */
export function rememberReturnPath(topUpId: string, path: string | undefined): void {
  if (path) sessionStorage.setItem(slotOf(topUpId), path);
}

/** Undefined for a top-up started in another tab. */
export function returnPathOf(topUpId: string): string | undefined {
  return sessionStorage.getItem(slotOf(topUpId)) ?? undefined;
}
