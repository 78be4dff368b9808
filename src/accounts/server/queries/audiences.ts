import type { Asking } from "#platform/database/database.ts";
import type { Actor } from "../../actor.ts";

/** A person, and the organizations whose changes their open pages hear. */
export type ChangeAudience = { userId: string; organizationIds: readonly string[]; isOperator: boolean };

export const audienceOf = ({
  userId,
  operator,
  memberships,
  projectMemberships,
  mediaMemberships,
}: Actor): ChangeAudience => ({
  userId,
  isOperator: operator,
  organizationIds: [...memberships, ...projectMemberships, ...mediaMemberships].map(
    ({ organizationId }) => organizationId,
  ),
});

const audiences = `
  SELECT me.id AS "userId", me.operator AS "isOperator",
    ARRAY(SELECT organization_id FROM organization_member WHERE user_id = me.id
          UNION SELECT organization_id FROM place_member WHERE user_id = me.id) AS "organizationIds"
  FROM client_user AS me WHERE me.id = ANY ($1)`;

/** The same for many people at once, as they are members now. */
export async function audiencesOf({ $client }: Asking, userIds: string[]): Promise<ChangeAudience[]> {
  const { rows } = await $client.query<ChangeAudience>({ name: "audiences", text: audiences, values: [userIds] });
  return rows;
}
