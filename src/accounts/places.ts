/** The two dashboards (R1.5). */
export const sides = ["client", "media"] as const;
export type Side = (typeof sides)[number];

export type RememberedPlaces = {
  organizationId: string | null;
  projectOrganizationId: string | null;
  mediaOrganizationId: string | null;
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
