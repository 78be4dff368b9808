/** A publisher knows of an order from its first sending on: before, and if it never comes to that, it is the advertiser's alone. */
export const isKnown = "sent_at IS NOT NULL";

// Conditions on an order `o` with its `campaign`; $1 holds the organizations, projects and media that the actor reaches.

/** It is one of theirs as an advertiser. */
export const isReachedAsClient =
  "(o.client_organization_id = ANY ($1::uuid[]) OR campaign.project_id = ANY ($1::uuid[]))";

/** It came to one of their media, and they know of it. */
export const isReachedAsPublisher = `(o.${isKnown} AND (o.publisher_organization_id = ANY ($1::uuid[]) OR o.media_project_id = ANY ($1::uuid[])))`;

/** They are on one of its sides. */
export const isReached = `(${isReachedAsClient} OR ${isReachedAsPublisher})`;
