export const uuidPattern = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";

const wholeUuid = new RegExp(`^${uuidPattern}$`, "i");

export const isUuid = (value: string): boolean => wholeUuid.test(value);

/** Returns an item's path: `/api/media/0199…`. */
export const iri = (resource: string, id: string): string => `/api/${resource}/${id}`;

/** Returns an IRI's last segment. */
export const idOf = (resourceIri: string): string => resourceIri.slice(resourceIri.lastIndexOf("/") + 1);
