import { recordEvents } from "#events/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Actor } from "../actor.ts";
import type { PeopleHappening } from "../happenings.ts";

type Happening = PeopleHappening & {
  subjectId: string;
  organizationId: string;
  fromState?: string;
  toState?: string;
  message?: string;
};

export async function recordPeopleEvent(
  tx: Tx,
  { userId: actorId }: Actor,
  { organizationId, ...happening }: Happening,
): Promise<void> {
  await recordEvents(tx, [{ ...happening, organizationIds: [organizationId], party: "person", actorId }]);
}
