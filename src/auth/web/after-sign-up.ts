import { localPath } from "#platform/web/navigation/local-path.ts";

/** An invitation and an app's question wait for their answer. */
const reachedAtOnce = ["invite", "connect", "survey"];

/** A new account's first screen: the survey, which leads on to `next` (R1.9, R2.5). */
export function afterSignUp(next: string | undefined): string {
  const path = localPath(next);
  const [place = ""] = path.slice(1).split(/[/?#]/);
  return reachedAtOnce.includes(place) ? path : `/survey?${new URLSearchParams({ next: path })}`;
}
