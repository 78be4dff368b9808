/** The two dashboards (R1.5). */
export const sides = ["client", "media"] as const;
export type Side = (typeof sides)[number];

/** A person remembers one project and one outlet. */
export type RememberedPlaces = {
  organizationId: string | null;
  projectOrganizationId: string | null;
  mediaOrganizationId: string | null;
  /** Side of the latest visit. */
  enteredSide: Side;
};

/**
 * Current one of the remembered places (R4.12): in the current organization, and of two the latest. The other stays
 * remembered.
 */
export function currentSideOf(remembered: RememberedPlaces): Side | null {
  const { organizationId, projectOrganizationId, mediaOrganizationId, enteredSide } = remembered;
  if (organizationId === null) return null;
  const isProjectHere = projectOrganizationId === organizationId;
  const isMediumHere = mediaOrganizationId === organizationId;
  if (isProjectHere && isMediumHere) return enteredSide;
  if (isProjectHere) return "client";
  return isMediumHere ? "media" : null;
}
