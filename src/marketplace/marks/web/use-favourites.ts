import { useMutation } from "@tanstack/react-query";
import { api, call } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { refresh } from "#platform/web/query-client.ts";
import { texts } from "../../web/texts.ts";

/** Puts up to 50 media on the organization's favourites by one call, all or none. */
export function useFavourites(organization: string) {
  return useMutation({
    meta: { says: texts.marks.favour },
    mutationFn: (media: string[]) =>
      call(api.medium_marks, "fill", { input: { organization, media, kind: "favourite" } }),
    onSuccess: (_result, media) => notify.success(texts.marks.favoured(media.length)),
    onError: notify.failure,
    onSettled: () => refresh(api.listings, api.medium_marks),
  });
}
