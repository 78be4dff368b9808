import { z } from "zod";
import { banDuration } from "./ban-duration.ts";
import { email, metadata, optional, password, phone } from "./contract.ts";

const appMetadata = z.record(z.string(), z.unknown());

export const adminUserBody = z.object({
  id: optional(z.uuid("ID must conform to the uuid v4 format")),
  email: optional(email),
  phone: optional(phone),
  password: optional(password),
  password_hash: optional(z.string()),
  email_confirm: optional(z.boolean()),
  phone_confirm: optional(z.boolean()),
  user_metadata: optional(z.record(z.string(), z.unknown())),
  app_metadata: optional(appMetadata),
  role: optional(z.string().max(255)),
  ban_duration: optional(
    z.string().transform((text, context) => {
      const ban = banDuration(text);
      if (ban) return ban;
      context.issues.push({ code: "custom", input: text, message: `Invalid format for ban duration: ${text}` });
      return z.NEVER;
    }),
  ),
});
export type AdminUserBody = z.output<typeof adminUserBody>;

const badPage = "Bad Pagination Parameters";

/** The official client writes an empty `page=` for a missing page. */
const page = (fallback: number, most: number) =>
  z.preprocess(
    (text) => (text === "" ? undefined : text),
    z.coerce.number(badPage).int(badPage).min(1, badPage).max(most, badPage).default(fallback),
  );

export const adminPageQuery = z.object({ page: page(1, 1_000_000), per_page: page(50, 1000) });

export const adminUsersQuery = adminPageQuery.extend({ filter: optional(z.string().max(255)) });

export const deleteUserBody = z.object({ should_soft_delete: optional(z.boolean()) });

export const inviteBody = z.object({ email, data: optional(metadata) });

export const generateLinkBody = z.object({
  type: z.enum(
    ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"],
    "Missing or unknown link type",
  ),
  email,
  new_email: optional(email),
  password: optional(password),
  data: optional(metadata),
  redirect_to: optional(z.string()),
});
export type GenerateLinkBody = z.output<typeof generateLinkBody>;
