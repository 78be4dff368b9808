import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { hourMilliseconds } from "../contract/day.ts";
import type { Asking } from "../database/database.ts";

export const pathOfImage = (id: string): string => `/files/${id}`;

const imagePath = /\/files\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/g;

/** Returns the ids of a text's images, each once. */
export const imagesNamedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(imagePath)].map(([, id = ""]) => id)),
];

/**
 * Returns an address that works for one to two hours. It stays the same within an hour, so that browsers cache the
 * image.
 */
export function signedAddress(id: string, key: Buffer, now: Date): string {
  const until = (Math.floor(now.getTime() / hourMilliseconds) + 2) * (hourMilliseconds / 1_000);
  return `${pathOfImage(id)}?until=${until}&signature=${signatureOf(id, until, key)}`;
}

/** Signs the addresses of these images in a text, for a page that is read once. A text may name others, which stay shut. */
export const withSignedImages = (html: string, images: ReadonlySet<string>, key: Buffer, now: Date): string =>
  html.replaceAll(imagePath, (path, id: string) =>
    images.has(id) ? signedAddress(id, key, now).replace("&", "&amp;") : path,
  );

/** True for Byline's own, unexpired signature of this image. */
export function isSigned(id: string, { until = "", signature = "" }: SignedQuery, key: Buffer, now: Date): boolean {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1_000 < now.getTime()) return false;
  const expected = Buffer.from(signatureOf(id, Number(until), key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type SignedQuery = { until?: string | undefined; signature?: string | undefined };

const signatureOf = (id: string, until: number, key: Buffer): string =>
  createHmac("sha256", key).update(`${id}.${until}`).digest("base64url");

/** Returns the installation's key for image addresses; the first call makes it. */
export async function imageKey({ $client }: Asking): Promise<Buffer> {
  const read = () => $client.query<{ secret: Buffer }>("SELECT secret FROM file_key");
  const { rows } = await read();
  if (rows[0]) return rows[0].secret;
  await $client.query("INSERT INTO file_key (secret) VALUES ($1) ON CONFLICT DO NOTHING", [randomBytes(32)]);
  const [kept] = (await read()).rows;
  if (!kept) throw new Error("the key of image addresses was not written");
  return kept.secret;
}
