import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { campaignsQuery } from "#campaigns/web/api.ts";
import { myMediaQuery } from "#media/web/api.ts";
import { countBehind, knownPlaces } from "./named-places.ts";

const restMilliseconds = 200;

/** The newest campaigns; the typed words find others at the server. `behind` counts the others. */
export function useCampaignPlaces(organization: string | undefined, typed: string) {
  const [search] = useDebouncedValue(typed.trim(), restMilliseconds);
  const filter = { organization: organization ?? "" };
  const { data: first } = useQuery({ ...campaignsQuery(filter), enabled: organization !== undefined });
  const behind = countBehind(first);
  const { data: found } = useQuery({ ...campaignsQuery({ ...filter, search }), enabled: behind > 0 && search !== "" });
  return { places: knownPlaces(first, found), behind, isEmpty: first?.totalItems === 0 };
}

/** The first outlets by name, and others by the typed words. */
export function useMediaPlaces(isSignedIn: boolean, typed: string) {
  const [search] = useDebouncedValue(typed.trim(), restMilliseconds);
  const { data: first } = useQuery({ ...myMediaQuery(), enabled: isSignedIn });
  const behind = countBehind(first);
  const { data: found } = useQuery({ ...myMediaQuery({ search }), enabled: behind > 0 && search !== "" });
  return { places: knownPlaces(first, found), behind };
}
