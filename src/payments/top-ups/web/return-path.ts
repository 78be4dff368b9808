import { z } from "zod";

/** A path of this site: never another host's, whatever a link says. */
export const ownPath = z
  .string()
  .regex(/^\/(?![/\\])/)
  .optional();

const slotOf = (topUpId: string) => `byline-return ${topUpId}`;

/** Keeps where a top-up was started from: the provider's page brings the person back without it. */
export function rememberReturnPath(topUpId: string, path: string | undefined): void {
  if (path) sessionStorage.setItem(slotOf(topUpId), path);
}

/** Where a top-up was started from, when it was in this tab. */
export function returnPathOf(topUpId: string): string | undefined {
  return sessionStorage.getItem(slotOf(topUpId)) ?? undefined;
}
