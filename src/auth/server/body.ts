import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { badJson } from "./refusals.ts";

const longestBody = 1024 * 1024;

/** Reads any body as JSON and an empty one as absent: the official client claims JSON even for none. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string", bodyLimit: longestBody }, (request, body, done) => {
    if (body.toString().trim() === "") done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** Parses the request's body. Throws 400 `bad_json` when it is no object, `validation_failed` when it breaks a rule. */
export function readBody<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.output<Schema> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw badJson();
  return schema.parse(body);
}
