import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type NoticeKind, noticeKinds } from "#events/event.ts";
import { isUuid } from "#platform/contract/iri.ts";
import type { Asking } from "#platform/database/database.ts";

export type Unsubscription = { userId: string; kind: NoticeKind | "all" };

/** A signed token without expiry, since old mails must work too. */
export async function writeUnsubscribeToken(asking: Asking, { userId, kind }: Unsubscription): Promise<string> {
  const said = `${userId}.${kind}`;
  return `${said}.${signatureOf(said, await signingKey(asking))}`;
}

/** Returns undefined for a token that Byline did not sign. */
export async function readUnsubscribeToken(asking: Asking, token: string): Promise<Unsubscription | undefined> {
  const [userId = "", kind = "", signature = ""] = token.split(".");
  if (!isUuid(userId) || !isKind(kind)) return undefined;
  const expected = Buffer.from(signatureOf(`${userId}.${kind}`, await signingKey(asking)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { userId, kind } : undefined;
}

const isKind = (kind: string): kind is Unsubscription["kind"] =>
  kind === "all" || (noticeKinds as readonly string[]).includes(kind);

const signatureOf = (said: string, key: Buffer): string => createHmac("sha256", key).update(said).digest("base64url");

async function signingKey({ $client }: Asking): Promise<Buffer> {
  const read = () => $client.query<{ secret: Buffer }>("SELECT secret FROM unsubscribe_key");
  const { rows } = await read();
  if (rows[0]) return rows[0].secret;
  await $client.query("INSERT INTO unsubscribe_key (secret) VALUES ($1) ON CONFLICT DO NOTHING", [randomBytes(32)]);
  const [kept] = (await read()).rows;
  if (!kept) throw new Error("the key of unsubscribe links was not written");
  return kept.secret;
}
