import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api, call, read } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { type Preferences, preferencesOf } from "../frequency.ts";
import { texts } from "./texts.ts";

const chosenMails = api["client_users/subscription_preferences"];

export const preferencesQuery = () =>
  queryOptions({
    queryKey: [chosenMails.path],
    queryFn: async () => preferencesOf(await read(chosenMails, "get")),
  });

/** Shows at once. Choices are saved one after another, each on top of the last, since a save takes the whole set. */
export const preferenceChange = () =>
  mutationOptions({
    meta: { says: texts.changes.preferences },
    scope: { id: "preferences" },
    mutationFn: (chosen: Partial<Preferences>) => call(chosenMails, "replace", { input: withChoice(chosen) }),
    onMutate: showChoice,
    onSuccess: (_kept, chosen) => showChoice(chosen),
    onError: (error) => {
      notify.failure(error);
      return queryClient.refetchQueries({ queryKey: preferencesQuery().queryKey });
    },
  });

const withChoice = (chosen: Partial<Preferences>): Preferences =>
  preferencesOf({ ...queryClient.getQueryData(preferencesQuery().queryKey), ...chosen });

/** A read that began before would bring the old set back. */
async function showChoice(chosen: Partial<Preferences>): Promise<void> {
  const { queryKey } = preferencesQuery();
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, withChoice(chosen));
}
