/** So long after somebody has shown who they are, they may do what would lock the owner of a stolen session out. */
export const freshMinutes = 15;

/** Whether the proof is recent enough; who is not known to have given one has to give it now. */
export function isFreshProof(provedAt: Date | undefined, now: Date): boolean {
  return provedAt !== undefined && now.getTime() - provedAt.getTime() < freshMinutes * 60_000;
}
