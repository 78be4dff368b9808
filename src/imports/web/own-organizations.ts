import { publishersWith } from "#accounts/people/publishers.ts";
import { useClientUser } from "#accounts/web/api.ts";
import type { ImportPlace } from "./place.ts";

/** Media without a format are still being set up. */
const came: ImportPlace["came"] = ({ kind, counts }) =>
  kind === "media" && !counts?.formatsCreated && !counts?.formatsUpdated
    ? "/publisher/setup-list"
    : "/publisher/outlets";

export function usePublisherPlace(): ImportPlace {
  const organizations = publishersWith("media.create", useClientUser()).map(({ organization: { id, name } }) => ({
    id,
    name,
  }));
  return { all: "/publisher/import", one: "/publisher/import/$id", came, organizations };
}
