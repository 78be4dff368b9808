/**
 * Remembers verified tokens until they expire, at most `capacity`, least used forgotten first. A good signature stays
 * good, so processes need not agree.
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
