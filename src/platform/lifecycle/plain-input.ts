import { z } from "zod";

export const plainInput = z.strictObject({});

/** The inputs of moves that ask for nothing. */
export const plainInputs = { none: plainInput } as const;
