import { z } from "zod";

export const lists = ["own", "favourite", "blocked"] as const;

export const myMediaSearch = z.object({
  list: z.enum(lists).optional(),
  search: z.string().max(100).optional(),
  campaign: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
});
export type MyMediaSearch = z.output<typeof myMediaSearch>;
export type MediaListName = (typeof lists)[number];
