import { queryOptions } from "@tanstack/react-query";
import { fetchItem, send } from "#platform/web/api.ts";
import { queryClient, refresh } from "#platform/web/query-client.ts";
import { settingsId } from "#settings/contract.ts";
import type { Setup, Trial } from "../contract.ts";
import type { SetupDecision, SetupStepName } from "../setup.ts";

const setupPath = `/setups/${settingsId}`;

/** How far the setup is. */
export const setupQuery = () => queryOptions({ queryKey: ["setups"], queryFn: () => fetchItem<Setup>(setupPath) });

export async function decideStep(step: SetupStepName, decision: SetupDecision): Promise<void> {
  const setup = await send<Setup>("POST", `${setupPath}/decide`, { step, decision });
  queryClient.setQueryData(setupQuery().queryKey, setup);
}

/** Tries a step out; a sentence where it failed, null where it is done by that. */
export async function tryOut(step: "mail" | "knownPages"): Promise<string | null> {
  const path = { mail: "/setups/test-mail", knownPages: "/setups/test-known-pages" }[step];
  const { problem } = await send<Trial>("POST", path, {});
  await refresh("setups");
  return problem;
}
