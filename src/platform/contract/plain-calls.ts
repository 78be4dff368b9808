import type { z } from "zod";
import { type OperationAdmission, type OperationWords, operationPath, type ResourceClass } from "./resource.ts";

/**
 * A call beside the resources' operations, which hold a transaction while they answer: a file on its way, a question to
 * the world outside, or words for visitors.
 */
export type PlainCall = OperationAdmission &
  OperationWords & {
    method: "GET" | "POST";
    /** Missing for a call of the whole. */
    on?: "item";
    /** Open to visitors. */
    isOpen?: true;
    query?: z.ZodObject;
    input?: z.ZodObject;
    /** One file as `multipart/form-data`. */
    takesFile?: true;
    status: 200 | 201;
    /** A document of this shape, an item of this class, or a file of one of these types. */
    answers: { schema: z.ZodObject } | { item: ResourceClass } | { files: readonly string[] };
  };

/** Plain calls below one path, named as operations are. */
export type PlainCalls<
  Path extends string = string,
  Calls extends Record<string, PlainCall> = Record<string, PlainCall>,
> = {
  path: Path;
  calls: Calls;
};

/** Keeps the types of a declaration. */
export const callsBelow = <const Path extends string, const Calls extends Record<string, PlainCall>>(
  path: Path,
  calls: Calls,
): PlainCalls<Path, Calls> => ({ path, calls });

/** A call with its address below `/api`, parameters in braces. */
export type AddressedCall = PlainCall & { path: string };

/** Lists declared calls with their addresses. */
export const addressed = (declared: readonly PlainCalls[]): AddressedCall[] =>
  declared.flatMap(({ path, calls }) =>
    Object.entries(calls).map(([name, call]) => ({
      ...call,
      path: `/${path}${operationPath(name, call.on ?? "collection")}`,
    })),
  );
