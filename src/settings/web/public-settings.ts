import { queryOptions } from "@tanstack/react-query";
import { fetchItem } from "#platform/web/api.ts";
import { queryClient } from "#platform/web/query-client.ts";
import type { SwitchedSettings } from "../public-settings.ts";

export type PublicSettings = SwitchedSettings & {
  figures: {
    media: number;
    countries: number;
    formats: number;
    lowestPriceCents: number | null;
    highestPriceCents: number | null;
  };
};

/** No resource of the API, but refreshed like one. */
export const publicSettings = { path: "public_settings" } as const;

/** Fresh for a minute: an operator's change arrives without a new build. */
export function publicSettingsQuery() {
  return queryOptions({
    queryKey: [publicSettings.path],
    queryFn: () => fetchItem<PublicSettings>(`/${publicSettings.path}`),
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
