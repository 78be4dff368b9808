import { questionAt } from "../contract/call-address.ts";

declare global {
  /** Asked by the page itself, before the app's scripts are there (decision 0176). */
  var bylineFirstAnswers: FirstAnswers | undefined;
}

/** Documents by their addresses below the API, for the holder of the token. */
type FirstAnswers = { token: string; answers: Promise<Record<string, unknown>> };

/** The stream repeats what changed meanwhile (decision 0170). A screen that is drawn later asks for itself. */
const freshMilliseconds = 30_000;
const freshUntil = performance.now() + freshMilliseconds;

let known: Record<string, unknown> | undefined;

/** Returns the document that came with the page, once; undefined where the API has to be asked. */
export async function takeFirstAnswer(path: string, token: string | undefined): Promise<unknown> {
  const first = globalThis.bylineFirstAnswers;
  if (!first || first.token !== token || performance.now() > freshUntil) return undefined;
  known ??= await first.answers;
  const question = questionAt(path);
  const { [question]: answer } = known;
  delete known[question];
  return answer;
}

/** Drops answers that a change has made old, by the path of what they show. */
export function forgetFirstAnswers(isOld: (path: string) => boolean): void {
  for (const question of Object.keys(known ?? {})) {
    const [, path = ""] = /^\/([^/?]+)/.exec(question) ?? [];
    if (isOld(path)) delete known?.[question];
  }
}
