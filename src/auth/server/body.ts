import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { badJson } from "./refusals.ts";

const longestBody = 1024 * 1024;

/**
 * Reads every body as JSON, whatever its type says, and an empty one as absent: the official client names a JSON type
 * even where it sends nothing.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: longestBody }, (request, body, done) => {
    if (body.toString().trim() === "") done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** The request's body as the schema understands it; 400 `bad_json` when it is no object, `validation_failed` when it breaks a rule. */
export function readBody<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.output<Schema> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw badJson();
  return schema.parse(body);
}
