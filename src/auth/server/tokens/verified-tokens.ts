/**
 * Remembers what was verified until it expires, at most `capacity` entries, the least used forgotten first. That a
 * token's signature is good is an immutable fact, so processes need not agree on what they remember.
 */
export function verifiedTokens<Claims extends { expiresAt: Date }>(capacity: number) {
  const known = new Map<string, Claims>();
  return {
    get(token: string, now: number): Claims | undefined {
      const claims = known.get(token);
      if (!claims) return undefined;
      known.delete(token);
      if (claims.expiresAt.getTime() <= now) return undefined;
      known.set(token, claims);
      return claims;
    },
    remember(token: string, claims: Claims): void {
      known.set(token, claims);
      if (known.size <= capacity) return;
      for (const oldest of known.keys()) {
        known.delete(oldest);
        return;
      }
    },
  };
}
