/** The two dashboards (R1.5): campaigns are worked on at the client's, media at the media's. */
export const sides = ["client", "media"] as const;
export type Side = (typeof sides)[number];

/** Where a person works, and the organizations of the one project and the one medium that they remember. */
export type RememberedPlaces = {
  organizationId: string | null;
  projectOrganizationId: string | null;
  mediaOrganizationId: string | null;
  /** The side of the place that was entered last. */
  enteredSide: Side;
};

/**
 * Which of the remembered places is the current one (R4.12): the one that lies in the organization where the person works,
 * of two there the one entered last. The other one stays remembered, and its organization brings it back.
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
