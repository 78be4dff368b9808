import { z } from "zod";

export type Person = {
  provider: string;
  /** The provider's lasting id of the person. */
  subject: string;
  /** In lower case; `verified` by the provider's word. */
  email: { address: string; verified: boolean } | undefined;
  data: Record<string, unknown>;
};

/** Longer texts are left out: metadata travels in every access token. */
const text = z
  .string()
  .max(500)
  .regex(/^\P{Cc}*$/u)
  .optional()
  .catch(undefined);
const picture = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .optional()
  .catch(undefined);

const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string().regex(/^\P{Cc}{1,255}$/u),
  name: text,
  given_name: text,
  family_name: text,
  preferred_username: text,
  picture,
  email: z.string().trim().toLowerCase().max(255).pipe(z.email()).optional().catch(undefined),
  // Some providers write it as text.
  email_verified: z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false),
});

/** Reads the claims of a genuine identity token. Throws a ZodError when even the subject is missing. */
export function personOf(provider: string, claims: Record<string, unknown>): Person {
  const { iss, sub, name, given_name, family_name, picture, preferred_username, ...rest } = claimsSchema.parse(claims);
  const fullName = name ?? ([given_name, family_name].filter(Boolean).join(" ") || undefined);
  const email = rest.email ? { address: rest.email, verified: rest.email_verified } : undefined;
  const data = {
    iss,
    sub,
    provider_id: sub,
    name: fullName,
    full_name: fullName,
    picture,
    avatar_url: picture,
    preferred_username,
    email: email?.address,
    email_verified: email?.verified ?? false,
    phone_verified: false,
  };
  const known = Object.entries(data).filter(([, value]) => value !== undefined);
  return { provider, subject: sub, email, data: Object.fromEntries(known) };
}
