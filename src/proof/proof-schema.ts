import { z } from "zod";
import { instant } from "#platform/contract/wire.ts";
import { type ProofState, proofNames } from "./proof-state.ts";

const proofStates = Object.keys(proofNames) as [ProofState, ...ProofState[]];

/** The one fact that everybody decides by (R10.3). */
export const proofSchema = z.object({
  state: z.enum(proofStates).describe("How the proof stands."),
  problems: z.array(z.string()).describe("The newest look's findings of something wrong, a sentence each."),
  checkedAt: instant().nullable().describe("When the newest look was taken; null before the first."),
  checks: z.int().describe("How many single facts the newest look compared."),
  linksFound: z.int().describe("How many of the promised links the newest look found."),
  linksPromised: z.int().describe("How many links were promised."),
});
export type Proof = z.infer<typeof proofSchema>;
