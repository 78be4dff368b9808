import { whenIdle } from "#platform/web/when-idle.ts";
import { loadAddressesField, loadTopicsField } from "../steps/later-fields.ts";

export const loadStepFields = () =>
  import("../steps/StepFields.tsx").then(({ StepFields }) => ({ default: StepFields }));

/** Brings all steps' fields once the browser rests, so that they are there without network too. A failure is told where a field is drawn. */
export async function loadLaterParts(): Promise<void> {
  await whenIdle();
  await Promise.allSettled([loadStepFields(), loadTopicsField(), loadAddressesField()]);
}
