import { z } from "zod";

/** The input of a move that asks for nothing. */
export const plainInput = z.strictObject({});
