import { useMutation } from "@tanstack/react-query";
import { api, call } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { texts } from "../../web/texts.ts";

/** A mutation although it changes nothing: the list is too long for a URL. */
export function useMatch() {
  return useMutation({
    meta: { says: texts.match.says },
    mutationFn: (domains: string[]) => call(api.listings, "match", { input: { domains } }),
    onError: notify.failure,
  });
}
