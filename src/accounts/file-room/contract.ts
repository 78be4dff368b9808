import { z } from "zod";

/** Room for uploaded files: one's own in all organizations, and each organization's. */
export const fileRoomSchema = z.object({
  /** The person's or the organization's. */
  id: z.string(),
  kind: z.enum(["person", "organization"]),
  /** The organization's; empty for one's own. */
  name: z.string(),
  usedBytes: z.int(),
  /** As the operator allows. */
  megabytes: z.int(),
});
export type FileRoom = z.infer<typeof fileRoomSchema>;
