import type { FastifyInstance } from "fastify";
import { catalogue } from "#platform/words/catalogue.ts";
import { notFound, Refusal } from "./errors.ts";

const refused = catalogue("platform.http.door", {
  unkeepable: "NUL characters and halves of characters (lone surrogates) are not allowed.",
});

export const unkeepable = refused.unkeepable;

/** True when PostgreSQL can store every text in a value: no NUL, no half surrogate pair. */
export function isKeepable(value: unknown): boolean {
  // No recursion: a body may be nested as deep as it is long.
  const open = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === "string" && (next.includes("\0") || !next.isWellFormed())) return false;
    if (typeof next === "object" && next !== null && !ArrayBuffer.isView(next))
      for (const [key, inner] of Object.entries(next)) open.push(key, inner);
  }
  return true;
}

/**
 * Refuses texts that can't be stored, for every route below `app`. Answers 400 for a body or a query, 404 for a path. A
 * page's query is exempt: the app reads it (R8.4).
 */
export function refuseUnkeepable(app: FastifyInstance): void {
  app.addHook("preValidation", async ({ params, query, body, is404: isPage }) => {
    if (!isKeepable(params)) throw notFound("This page");
    if (!isPage && !isKeepable(query)) throw new Refusal(400, "bad_query", unkeepable);
    if (!isKeepable(body)) throw new Refusal(400, "bad_json", unkeepable);
  });
}
