import type { Account, FactorRow, ProviderIdentityRow } from "./accounts.ts";

type Wire = Record<string, unknown>;

/** The protocol's user: empty strings for missing addresses, absent keys for events that never happened. */
export function representUser({ user, identities, factors }: Account): Wire {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? "",
    phone: user.phone ?? "",
    ...present({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmed_at: user.confirmedAt,
      invited_at: user.invitedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: user.recoverySentAt,
      new_email: user.emailChange,
      email_change_sent_at: user.emailChangeSentAt,
      new_phone: user.phoneChange,
      phone_change_sent_at: user.phoneChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
      deleted_at: user.deletedAt,
    }),
    app_metadata: user.rawAppMetaData,
    user_metadata: user.rawUserMetaData,
    ...(factors.length > 0 ? { factors: factors.map(representFactor) } : {}),
    identities: identities.map(representIdentity),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: user.isAnonymous,
  };
}

/** The protocol's naming trap: `identity_id` is the row, `id` the provider's subject. */
function representIdentity(identity: ProviderIdentityRow): Wire {
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...present({ last_sign_in_at: identity.lastSignInAt, email: identity.email }),
    created_at: identity.createdAt,
    updated_at: identity.updatedAt,
  };
}

/** Omits the secret. */
export function representFactor(factor: FactorRow): Wire {
  return {
    id: factor.id,
    ...present({
      friendly_name: factor.friendlyName,
      phone: factor.phone,
      last_challenged_at: factor.lastChallengedAt,
    }),
    factor_type: factor.factorType,
    status: factor.status,
    created_at: factor.createdAt,
    updated_at: factor.updatedAt,
  };
}

type SignUpAnswer = { id: string; identityId: string; aud: string; role: string; data: Record<string, unknown> } & (
  | { email: string; phone?: never }
  | { phone: string; email?: never }
);

/** Answers a sign-up that awaits confirmation; an existing account's address gets the same shape. */
export function representSignUp({ id, identityId, aud, role, data, email, phone }: SignUpAnswer, now: Date): Wire {
  const times = { created_at: now, updated_at: now };
  const provider = phone ? "phone" : "email";
  const own = phone ? { phone } : { email };
  const identity_data = { sub: id, ...own, email_verified: false, phone_verified: false };
  const named = present({ email: email ?? null });
  return {
    id,
    aud,
    role,
    email: email ?? "",
    phone: phone ?? "",
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: data,
    identities: [{ identity_id: identityId, id, user_id: id, identity_data, provider, ...named, ...times }],
    ...times,
    is_anonymous: false,
  };
}

function present(values: Wire): Wire {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
