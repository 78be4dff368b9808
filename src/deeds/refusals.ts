import type { RefusalList } from "#platform/contract/refusals.ts";

export const deedRefusals = {
  deed_decided: { status: 409, means: "The deed was confirmed or declined before." },
  not_needed: { status: 409, means: "The operator may do this alone." },
  own_deed: { status: 409, means: "Another operator has to confirm it." },
  proposer_gone: { status: 409, means: "The operator who asked for it is none any more." },
  second_operator: { status: 409, means: "The deed exceeds what one operator does alone; ask for it as a deed." },
} as const satisfies RefusalList;
