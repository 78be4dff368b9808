import { and, eq, isNull, sql } from "drizzle-orm";
import { isUuid } from "#platform/contract/iri.ts";
import type { Database } from "#platform/database/database.ts";
import type { AuthSettings } from "../config.ts";
import { webauthnChallenges } from "../tables.ts";
import { ceremonyExpired, ceremonyNotFound } from "./refusals.ts";

type Ceremony = { type: "registration" | "authentication"; userId: string | null };

/** `expires_at` is in Unix seconds. */
export type BegunCeremony<Options> = { challenge_id: string; options: Options; expires_at: number };

/** Keeps the options' challenge for AUTH_MFA_CHALLENGE_SECONDS. */
export async function beginCeremony<Options extends { challenge: string }>(
  { transaction }: Database,
  settings: AuthSettings,
  { type, userId }: Ceremony,
  options: Options,
): Promise<BegunCeremony<Options>> {
  const [challenge] = await transaction((tx) =>
    tx
      .insert(webauthnChallenges)
      .values({
        userId,
        challengeType: type,
        sessionData: { challenge: options.challenge },
        expiresAt: sql`now() + make_interval(secs => ${settings.AUTH_MFA_CHALLENGE_SECONDS})`,
      })
      .returning({ id: webauthnChallenges.id, expiresAt: webauthnChallenges.expiresAt }),
  );
  if (!challenge) throw new Error("challenge was not inserted");
  return { challenge_id: challenge.id, options, expires_at: Math.floor(challenge.expiresAt.getTime() / 1000) };
}

/** Takes the challenge away, so that of any number of answers one is looked at. Throws 400. */
export async function takeChallenge(
  { transaction }: Database,
  id: string,
  { type, userId }: Ceremony,
): Promise<string> {
  if (!isUuid(id)) throw ceremonyNotFound();
  const isOwn = userId === null ? isNull(webauthnChallenges.userId) : eq(webauthnChallenges.userId, userId);
  const [challenge] = await transaction((tx) =>
    tx
      .delete(webauthnChallenges)
      .where(and(eq(webauthnChallenges.id, id), eq(webauthnChallenges.challengeType, type), isOwn))
      .returning({
        sessionData: webauthnChallenges.sessionData,
        isOver: sql<boolean>`${webauthnChallenges.expiresAt} <= clock_timestamp()`,
      }),
  );
  if (!challenge) throw ceremonyNotFound();
  if (challenge.isOver) throw ceremonyExpired();
  return challenge.sessionData.challenge;
}
