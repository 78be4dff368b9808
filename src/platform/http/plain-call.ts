import type { z } from "zod";

/**
 * A call of the API that is no operation of a resource: a file on its way in or out, or what a visitor may read. It is declared
 * beside its route, so that the descriptions name it too (R7.8).
 */
export type PlainCall = {
  method: "GET" | "POST";
  /** Below `/api`, with its parameters in braces. */
  path: string;
  summary: string;
  /** A visitor may call it. */
  isOpen?: true;
  query?: z.ZodObject;
  input?: z.ZodObject;
  /** One file as `multipart/form-data`. */
  takesFile?: true;
  status: 200 | 201;
  /** A document of this shape, an item of this class, or a file of one of these types. */
  answers: { schema: z.ZodObject } | { item: string } | { files: readonly string[] };
};
