import type { z } from "zod";
import { api, call, callOnce, sendPlain } from "#platform/web/calls/client.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { Media, mediaEdit, mediaInput, severalMediaEdit } from "../contract.ts";
import type { VerificationMethod } from "../verification/verification.ts";

// Queries are part of the first load, so changes stand apart.

/** The site's own data; `problem` explains why it can't be read. */
export const suggestFromSite = (url: string) => sendPlain(api.media, "read-site", { input: { url } });

export async function verifyMedia(id: string, method: VerificationMethod): Promise<Media> {
  const media = await call(api.media, "verify", { id, input: { method } });
  await refresh(api.media, api.listings);
  return media;
}

export type SeveralMediaEdit = Omit<z.input<typeof severalMediaEdit>, "media">;

export async function editSeveralMedia(media: string[], edit: SeveralMediaEdit): Promise<void> {
  await call(api.media, "edit-several", { input: { media, ...edit } });
  await refresh(api.media, api.listings);
}

export type MediaInput = z.input<typeof mediaInput>;
export type MediaEdit = z.input<typeof mediaEdit>;

export async function editMedia(id: string, edit: MediaEdit): Promise<Media> {
  const media = await call(api.media, "update", { id, input: edit });
  await refresh(api.media, api.listings, api.formats);
  return media;
}

/** Idempotent: a second click, or a retry after a lost answer, adds the same outlet. */
export async function createMedia(input: MediaInput): Promise<Media> {
  const media = await callOnce(api.media, "create", { input });
  await refresh(api.media, api.client_users);
  return media;
}
