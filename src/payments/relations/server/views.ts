import { sql } from "drizzle-orm";
import { pgView, text, uuid } from "drizzle-orm/pg-core";
import type { IdentityState } from "#identity/identity.ts";
import { literal } from "#platform/database/sql/literals.ts";
import type { RelationKind } from "../relation.ts";

const kind = (name: RelationKind) => sql.raw(literal(name));
const approved = sql.raw(literal<IdentityState>("approved"));
/** Spelling hides nobody: letters and digits alone, in one case. */
const plain = (column: string) => sql.raw(`upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`);

/** THE list of ties: two organizations with the same key of the same kind are related. Each part is read by its own index. */
export const organizationKey = pgView("organization_key", {
  organizationId: uuid().notNull(),
  kind: text().$type<RelationKind>().notNull(),
  key: text().notNull(),
}).as(sql`
  SELECT organization_id, ${kind("member")} AS kind, user_id::text AS key FROM organization_member
  UNION ALL SELECT organization_id, ${kind("member")}, user_id::text FROM place_member
  UNION ALL SELECT id, ${kind("taxId")}, ${plain("tax_id")} FROM organization WHERE tax_id ~ '[0-9].*[0-9].*[0-9].*[0-9]'
  UNION ALL SELECT organization_id, ${kind("identity")}, identity_verification.kind || country || ${plain("legal_name || coalesce(birth_date, register_number, '')")}
    FROM identity_verification WHERE state = ${approved}
  UNION ALL SELECT organization_id, ${kind("payoutAccount")}, payee_key FROM withdrawal WHERE payee_key IS NOT NULL
  UNION ALL SELECT organization_id, ${kind("card")}, card_key FROM auto_top_up WHERE card_key IS NOT NULL
  UNION ALL SELECT organization_id, ${kind("card")}, payer_key FROM top_up WHERE payer_key IS NOT NULL
  UNION ALL SELECT organization_id, ${kind("payoutAccount")}, account_key FROM provider_payee WHERE account_key IS NOT NULL`);
