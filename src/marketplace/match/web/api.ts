import { useMutation } from "@tanstack/react-query";
import { send } from "#platform/web/api.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import type { ListingMatch } from "../../contract.ts";
import { texts } from "../../web/texts.ts";

/** Looks pasted addresses up in the marketplace. It changes nothing, but their list is too long for an address. */
export function useMatch() {
  return useMutation({
    meta: { says: texts.match.says },
    mutationFn: (domains: string[]) => send<ListingMatch>("POST", "/listings/match", { domains }),
    onError: notify.failure,
  });
}

/** Puts media on the organization's favourites, one after the other. */
export function useFavourites(organization: string) {
  return useMutation({
    meta: { says: texts.match.favourite },
    mutationFn: async (media: string[]) => {
      for (const each of media) await send("POST", "/medium_marks", { organization, media: each, kind: "favourite" });
    },
    onSuccess: (_result, media) => notify.success(texts.match.favoured(media.length)),
    onError: notify.failure,
    onSettled: () => refresh("listings", "medium_marks"),
  });
}
