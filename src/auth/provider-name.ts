/** A passkey is a way in beside the providers. */
export const passkeyWay = "passkey";

const names: Record<string, string> = {
  [passkeyWay]: "a passkey",
  google: "Google",
  linkedin: "LinkedIn",
  linkedin_oidc: "LinkedIn",
};

export function providerName(provider: string): string {
  return names[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1);
}
