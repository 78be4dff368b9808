import { queryOptions } from "@tanstack/react-query";
import { api, readPlain } from "#platform/web/calls/client.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { PublicSettings } from "../public-settings.ts";

/** Fresh for a minute, since every navigation asks for it (decision 0297). */
export function publicSettingsQuery() {
  return queryOptions({
    queryKey: [api.public_settings.path],
    queryFn: () => readPlain(api.public_settings, "get"),
    staleTime: 60_000,
  });
}

export const isFlagOn = ({ flags }: PublicSettings, name: string): boolean => flags[name] === true;

/** The target of a redirected path (R2.25). */
export const redirectOf = ({ redirects }: PublicSettings, path: string): string | undefined =>
  redirects.find((each) => each.path === path)?.target;

/** A sign-out empties the cache, but the last flags stay. */
export async function readFlags(): Promise<(name: string) => boolean> {
  const query = publicSettingsQuery();
  let settings = await queryClient.ensureQueryData(query).catch(() => undefined);
  return (name) => {
    settings = queryClient.getQueryData(query.queryKey) ?? settings;
    return settings !== undefined && isFlagOn(settings, name);
  };
}
