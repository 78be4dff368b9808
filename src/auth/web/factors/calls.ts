import type { Factor } from "@supabase/auth-js";
import { authClient } from "#platform/web/session.ts";
import { withProof } from "#platform/web/with-proof.ts";
import { done } from "../calls.ts";
import { firstFreeName } from "./free-name.ts";

/** Each call throws the sign-in service's refusal, or the browser's. */

/** The name of a factor by its number. */
type NameOf = (number: number) => string;

/** Only this answer contains the unverified factor's secret. */
export async function enrollFactor(nameOf: NameOf): Promise<{ id: string; qrCode: string; secret: string }> {
  const { mfa } = await authClient();
  const data = await withProof(async () => {
    const friendlyName = await nameForNew("totp", nameOf);
    return done(mfa.enroll({ factorType: "totp", friendlyName }));
  });
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/** Enrols a security key, or a device that serves as one: the browser asks for it. */
export async function addSecurityKey(nameOf: NameOf): Promise<void> {
  const { mfa } = await authClient();
  await withProof(async () => {
    const friendlyName = await nameForNew("webauthn", nameOf);
    return done(mfa.webauthn.register({ friendlyName }));
  });
}

/** Removes abandoned enrollments of the kind, since they keep their names, and returns a free name. */
async function nameForNew(kind: Factor["factor_type"], nameOf: NameOf): Promise<string> {
  const { mfa } = await authClient();
  const { all } = await done(mfa.listFactors());
  const abandoned = all.filter(({ factor_type, status }) => factor_type === kind && status === "unverified");
  for (const { id } of abandoned) await done(mfa.unenroll({ factorId: id }));
  const kept = all.filter((factor) => !abandoned.includes(factor));
  return firstFreeName(
    kept.map(({ friendly_name: name }) => name),
    nameOf,
  );
}

export async function removeFactor(factorId: string): Promise<void> {
  const client = await authClient();
  await withProof(() => done(client.mfa.unenroll({ factorId })));
  // Refreshes the session's level and its list of factors.
  await client.refreshSession();
}
