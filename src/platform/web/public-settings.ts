import { queryOptions } from "@tanstack/react-query";
import { fetchItem } from "./api.ts";

/** What the house tells everybody: switched features, moved addresses, and the catalogue in figures. */
export type PublicSettings = {
  flags: Record<string, boolean>;
  redirects: { path: string; target: string }[];
  figures: {
    media: number;
    countries: number;
    formats: number;
    lowestPriceCents: number | null;
    highestPriceCents: number | null;
  };
};

/** Fresh for a minute: an operator's change arrives without a new build. */
export function publicSettingsQuery() {
  return queryOptions({
    queryKey: ["public_settings"],
    queryFn: () => fetchItem<PublicSettings>("/public_settings"),
    staleTime: 60_000,
  });
}

/** True when the operator switched a feature on; what nobody named is off. */
export const isFlagOn = ({ flags }: PublicSettings, name: string): boolean => flags[name] === true;

/** Where a path leads instead, if the operator moved it (R2.25). */
export const redirectOf = ({ redirects }: PublicSettings, path: string): string | undefined =>
  redirects.find((each) => each.path === path)?.target;
