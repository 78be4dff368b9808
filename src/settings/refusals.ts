import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const settingsRefusals = {
  too_many_redirects: { status: 409, means: "There are as many redirects as there may be." },
} as const satisfies RefusalList;

export const settingsViolations = {
  billing_model_followed: "Documents were issued by this choice, so it stays.",
  circle: "The redirect would lead back to where it starts.",
} as const satisfies ViolationList;
