import { z } from "zod";

/** `format` comes from a direct link. */
export const mediumSearch = z.object({ format: z.uuid().optional() });
export type MediumSearch = z.output<typeof mediumSearch>;
