import { queryOptions } from "@tanstack/react-query";
import { api, call, itemQuery, sendPlain } from "#platform/web/calls/client.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { settingsId } from "#settings/settings-id.ts";
import type { SetupDecision, SetupStepName } from "../setup.ts";

export const setupQuery = () => queryOptions(itemQuery(api.setups, "get", { id: settingsId }));

export async function decideStep(step: SetupStepName, decision: SetupDecision): Promise<void> {
  const setup = await call(api.setups, "decide", { id: settingsId, input: { step, decision } });
  queryClient.setQueryData(setupQuery().queryKey, setup);
}

/** Returns a sentence after a failure; null means the step is done. */
export async function tryOut(step: "mail" | "knownPages"): Promise<string | null> {
  const trials = { mail: "test-mail", knownPages: "test-known-pages" } as const;
  const { problem } = await sendPlain(api.setups, trials[step]);
  await refresh(api.setups);
  return problem;
}
