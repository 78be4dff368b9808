import { whenIdle } from "#platform/web/when-idle.ts";

export const loadStepFields = () => import("./StepFields.tsx").then(({ StepFields }) => ({ default: StepFields }));

export const loadTopicsField = () =>
  import("#media/web/form/TopicsField.tsx").then(({ TopicsField }) => ({ default: TopicsField }));

export const loadAddressesField = () => import("./AddressesField.tsx");

/** Brings all steps' fields once the browser rests, so that they are there without network too. A failure is told where a field is drawn. */
export async function loadLaterFields(): Promise<void> {
  await whenIdle();
  await Promise.allSettled([loadStepFields(), loadTopicsField(), loadAddressesField()]);
}
