/**
 * The uses of an uploaded file. `unused`: an image that nothing shows yet; it goes after a day. `text`: an image of an order, by
 * signed address alone. `public`: avatars, logos and pictures of publications. The other two are handed out by their own modules.
 */
export const fileUses = ["unused", "text", "public", "message", "identity"] as const;
export type FileUse = (typeof fileUses)[number];

/** Shown at `/files/{id}`: with a signed address, or to everybody. */
export const imageUses: readonly FileUse[] = ["unused", "text", "public"];

/** Megabytes that uploads may take together, of an organization and of a person in all their organizations. */
export type FileQuota = { organizationMegabytes: number; personMegabytes: number };
