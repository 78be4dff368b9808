import { refreshWhere, shows } from "#platform/web/query-client.ts";
import { affectedBy } from "./affected.ts";

/** As the stream tells it; without an id any item may have changed. */
export type HeardChange = { resource: string; id?: string };

/** The filter by which a list names the one item of a resource that it belongs to. */
const filterNames: Readonly<Record<string, string>> = {
  orders: "order",
  offers: "offer",
  campaigns: "campaign",
  media: "media",
  top_ups: "topUp",
};

/** True when the query's answer may have changed: it shows the resource, and names no other item of it. */
export function isAffected(query: Parameters<typeof shows>[0], { resource, id }: HeardChange): boolean {
  if (!affectedBy(resource).some((path) => shows(query, path))) return false;
  if (id === undefined) return true;
  const asked = query.queryKey.find((part) => typeof part === "object" && part !== null) ?? {};
  const { subject, ...named } = asked as Record<string, unknown>;
  const ofItem = query.queryKey[0] === resource ? named.id : named[filterNames[resource] ?? ""];
  if (ofItem !== undefined) return ofItem === id;
  return typeof subject !== "string" || !subject.startsWith(`/api/${resource}/`) || subject.endsWith(`/${id}`);
}

const gatherMilliseconds = 100;
let gathered: HeardChange[] = [];

/** Refetches exactly what a change touches. Changes of a moment are one refresh. */
export function takeChange(change: HeardChange): void {
  gathered.push(change);
  if (gathered.length > 1) return;
  setTimeout(() => {
    const changes = gathered;
    gathered = [];
    void refreshWhere((query) => changes.some((each) => isAffected(query, each)));
  }, gatherMilliseconds);
}
