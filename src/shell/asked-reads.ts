import type { ClientUser } from "#accounts/people/contract.ts";
import type { DeclaredResource } from "#platform/contract/resource.ts";
import { reading, type ScreenRead, type ScreenSearch } from "#platform/contract/screen-reads.ts";

export type AskedScreen = {
  ids: string[];
  search: ScreenSearch;
  user: ClientUser;
  /** Makes a read that names others. */
  read: (read: ScreenRead) => Promise<object | undefined>;
};

/** By a screen's address, `$` for each id. */
export type AskedReads = Readonly<Record<string, (asked: AskedScreen) => ScreenRead[] | Promise<ScreenRead[]>>>;

/** A list as it stands without filters. */
export const listReads =
  (resource: DeclaredResource, query?: Record<string, unknown>) =>
  ({ search }: AskedScreen): ScreenRead[] =>
    Object.keys(search).length > 0 ? [] : [reading(resource, "list", query ? { query } : {})];

/** The document of the address's own id. */
export const itemReads =
  (resource: DeclaredResource, ...beside: ScreenRead[]) =>
  ({ ids: [id = ""] }: AskedScreen): ScreenRead[] => [reading(resource, "get", { id }), ...beside];
