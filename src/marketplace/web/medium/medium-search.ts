import { z } from "zod";

/** An outlet's page: the format that a direct link names. */
export const mediumSearch = z.object({ format: z.uuid().optional() });
export type MediumSearch = z.output<typeof mediumSearch>;
