/**
 * `unused`: an image that nothing shows yet, deleted after a day. `text`: an image of an order, by signed address only.
 * `public`: avatars, logos and pictures of publications. Their own modules serve the others.
 */
export const fileUses = ["unused", "text", "public", "message", "identity"] as const;
export type FileUse = (typeof fileUses)[number];

/** Served at `/files/{id}`, signed or public. */
export const imageUses: readonly FileUse[] = ["unused", "text", "public"];

/** Megabytes of all uploads of an organization, and of a person in all their organizations. */
export type FileQuota = { organizationMegabytes: number; personMegabytes: number };
