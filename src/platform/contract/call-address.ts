import { operationPath } from "./resource.ts";

/** Further ids have names in the operation's own name: `messages/files/{file}`. */
export type CallAddress = { id?: string; parameters?: Record<string, string> };

/** Returns an operation's address below `/api`. */
export const callAddress = (
  resource: { readonly path: string },
  name: string,
  { id, parameters = {} }: CallAddress,
): string => {
  const path = operationPath(name, id === undefined ? "collection" : "item");
  return `/${resource.path}${path}`.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    part === "id" ? (id ?? "") : (parameters[part] ?? ""),
  );
};

/** Returns a query with its question mark; lists become `country[]=US&country[]=GB`. */
export function searchString(query: Record<string, unknown>): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((each) => part(`${name}[]`, each))
      : value === undefined || value === null || value === ""
        ? []
        : [part(name, value)],
  );
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

const part = (name: string, value: unknown) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;

/** Two addresses of one question differ in the order of their parameters at most. */
export function questionAt(address: string): string {
  const [path = "", query] = address.split("?");
  return query ? `${path}?${query.split("&").toSorted().join("&")}` : path;
}
