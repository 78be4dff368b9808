import type { z } from "zod";

/**
 * A call that is no operation of a resource: a file upload or download, or a visitors' read. Declared beside its route,
 * so that the descriptions include it (R7.8).
 */
export type PlainCall = {
  method: "GET" | "POST";
  /** Below `/api`, with parameters in braces. */
  path: string;
  summary: string;
  isOpen?: true;
  query?: z.ZodObject;
  input?: z.ZodObject;
  /** One file as `multipart/form-data`. */
  takesFile?: true;
  status: 200 | 201;
  /** A document of this shape, an item of this class, or a file of one of these types. */
  answers: { schema: z.ZodObject } | { item: string } | { files: readonly string[] };
};
