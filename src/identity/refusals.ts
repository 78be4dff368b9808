import type { RefusalList, ViolationList } from "#platform/contract/refusals.ts";

export const identityRefusals = {
  documents_needed: { status: 409, means: "An operator has to see documents first." },
  identity_checked: { status: 409, means: "The provider's check is open, so the person stays as told." },
  identity_move: { status: 409, means: "The verification stands elsewhere: the move does not begin at its state." },
} as const satisfies RefusalList;

export const identityViolations = {
  too_young: "The person is not of age.",
} as const satisfies ViolationList;
