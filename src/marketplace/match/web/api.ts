import { useMutation } from "@tanstack/react-query";
import { api, call } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import { texts } from "../../web/texts.ts";

/** A mutation although it changes nothing: the list is too long for a URL. */
export function useMatch() {
  return useMutation({
    meta: { says: texts.match.says },
    mutationFn: (domains: string[]) => call(api.listings, "match", { input: { domains } }),
    onError: notify.failure,
  });
}

/** Puts media on the organization's favourites, one after the other. */
export function useFavourites(organization: string) {
  return useMutation({
    meta: { says: texts.match.favourite },
    mutationFn: async (media: string[]) => {
      for (const each of media)
        await call(api.medium_marks, "create", { input: { organization, media: each, kind: "favourite" } });
    },
    onSuccess: (_result, media) => notify.success(texts.match.favoured(media.length)),
    onError: notify.failure,
    onSettled: () => refresh(api.listings, api.medium_marks),
  });
}
