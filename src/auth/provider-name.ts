const names: Record<string, string> = { google: "Google", linkedin: "LinkedIn", linkedin_oidc: "LinkedIn" };

export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
