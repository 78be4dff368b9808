import { isKnown } from "../sending/server/queries.ts";

// Conditions on an order `o`; $1 holds the actor's organizations, projects and media.

export const isReachedAsClient = "(o.client_organization_id = ANY ($1::uuid[]) OR o.project_id = ANY ($1::uuid[]))";

export const isReachedAsPublisher = `(o.${isKnown} AND (o.publisher_organization_id = ANY ($1::uuid[]) OR o.media_project_id = ANY ($1::uuid[])))`;

export const isReached = `(${isReachedAsClient} OR ${isReachedAsPublisher})`;
