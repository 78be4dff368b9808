/** So long after somebody has shown who they are, they may do what cannot be taken back. */
export const freshMinutes = 15;

/** Whether the proof is recent enough; who is not known to have given one has to give it now. */
export function isFreshlySignedIn(signedInAt: Date | undefined, now: Date): boolean {
  return signedInAt !== undefined && now.getTime() - signedInAt.getTime() < freshMinutes * 60_000;
}
