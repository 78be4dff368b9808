import type { reachedPlaces } from "../permissions.ts";

type ReachedPlaces = ReturnType<typeof reachedPlaces>;
type PlaceColumns = Partial<Record<keyof ReachedPlaces, readonly string[]>>;

/**
 * Conditions on `item`, one for each place of a reader and each column that may name it: a list has a branch for each,
 * since each column has its index (decision 0160). `of` returns the placeholder of a value.
 */
export function placeConditions(
  places: ReachedPlaces,
  columns: PlaceColumns,
  of: (value: unknown) => string,
): string[] {
  const kinds = Object.keys(columns) as (keyof ReachedPlaces)[];
  return kinds.flatMap((kind) =>
    places[kind].flatMap((id) => (columns[kind] ?? []).map((column) => `item.${column} = ${of(id)}`)),
  );
}

/** Columns of what belongs to an order or offer: its advertiser's places, its publisher's, or both. */
export const advertiserColumns = { organizations: ["client_organization_id"], projects: ["project_id"] } as const;
export const publisherColumns = { organizations: ["publisher_organization_id"], media: ["media_project_id"] } as const;
export const sideColumns = {
  organizations: [...advertiserColumns.organizations, ...publisherColumns.organizations],
  projects: advertiserColumns.projects,
  media: publisherColumns.media,
} as const satisfies PlaceColumns;
