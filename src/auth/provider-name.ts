const names: Record<string, string> = { google: "Google", linkedin: "LinkedIn", linkedin_oidc: "LinkedIn" };

/** How people call a provider: its own spelling, or its name with a capital. */
export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
