import type { Actor } from "#accounts/actor.ts";
import { may, reachedPlaces } from "#accounts/permissions.ts";
import type { TradeSide } from "#events/trade-side.ts";

/** The part of an organization that a reader sees: all of it, or some projects or outlets. */
export type HomeScope = { organizationId: string; side: TradeSide; places: string[] | undefined };

const memberships = { client: "projectMemberships", publisher: "mediaMemberships" } as const;
const placeKinds = { client: "projects", publisher: "media" } as const;

const readPermissions = { client: "order.read", publisher: "media.read" } as const;

/** Undefined without any role in the organization; a role without a project or outlet sees an empty part. */
export function homeScopeOf(actor: Actor, organizationId: string, side: TradeSide): HomeScope | undefined {
  if (!may(actor, "organization.read", { organizationId })) return undefined;
  const reached = reachedPlaces(actor, readPermissions[side]);
  if (reached.organizations.includes(organizationId)) return { organizationId, side, places: undefined };
  const inside = actor[memberships[side]].filter((each) => each.organizationId === organizationId);
  const ids = inside.map((each) => ("projectId" in each ? each.projectId : each.mediaProjectId));
  return { organizationId, side, places: ids.filter((id) => reached[placeKinds[side]].includes(id)) };
}

/**
 * SQL for "this row is of the scope"; $1 is the organization, $2 its places where the scope names some. Within a SELECT no plan
 * knows the organization, so that a large one is not planned anew (decision 0260).
 */
export const isInScopeOf = ({ side, places }: HomeScope, row: string): string =>
  `${row}.${side}_organization_id = (SELECT $1::uuid)${places ? ` AND ${row}.${placeColumns[side]} = ANY ($2::uuid[])` : ""}`;

const placeColumns = { client: "project_id", publisher: "media_project_id" } as const;

export const valuesOf = ({ organizationId, places }: HomeScope): unknown[] =>
  places ? [organizationId, places] : [organizationId];

/** A statement's name has its own for each of both shapes. */
export const nameFor = (name: string, { side, places }: HomeScope): string =>
  `${name}-${side}${places ? "-in-places" : ""}`;
