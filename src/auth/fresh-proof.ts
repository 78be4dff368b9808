export const freshMinutes = 15;

/** False when no proof is known. */
export function isFreshProof(provedAt: Date | undefined, now: Date): boolean {
  return provedAt !== undefined && now.getTime() - provedAt.getTime() < freshMinutes * 60_000;
}
