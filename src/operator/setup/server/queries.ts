import type { Reader } from "#platform/database/database.ts";
import { findSettings } from "#settings/server/queries.ts";
import { settingsId } from "#settings/settings-id.ts";
import type { Setup } from "../contract.ts";
import { type Environment, setupStepNames, setupSteps, stateOf } from "../setup.ts";
import { setupDecision } from "./tables.ts";

export async function findSetup(reader: Reader, environment: Environment, id: string): Promise<Setup | undefined> {
  const settings = await findSettings(reader, id);
  if (!settings) return undefined;
  const decided = await reader.select().from(setupDecision);
  const steps = setupStepNames.map((step) => {
    const { title, stops, settings: fields, variables, mayBeSkipped } = setupSteps[step];
    const decision = decided.find((each) => each.step === step)?.decision;
    const state = stateOf(step, settings, environment, decision);
    return { step, title, state, stops, settings: [...fields], variables: [...variables], mayBeSkipped };
  });
  return { id: settingsId, steps };
}
