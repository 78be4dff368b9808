export const signatureTag = "adcp/webhook-signing/v1";
const signatureSeconds = 300;

type SignedPost = { url: string; contentType: string; contentDigest: string };
type SignatureParts = { created: number; nonce: string; keyId: string };

const componentNames = ["@method", "@target-uri", "@authority", "content-type", "content-digest"] as const;

/** Returns the text to sign and the header that names its parts: RFC 9421 by the protocol's profile. */
export function signatureBase(
  { url, contentType, contentDigest }: SignedPost,
  { created, nonce, keyId }: SignatureParts,
): { base: string; input: string } {
  const components: Record<(typeof componentNames)[number], string> = {
    "@method": "POST",
    "@target-uri": new URL(url).href,
    "@authority": new URL(url).host,
    "content-type": contentType,
    "content-digest": contentDigest,
  };
  const named = componentNames.map((name) => `"${name}"`).join(" ");
  const input = [
    `(${named})`,
    `created=${created}`,
    `expires=${created + signatureSeconds}`,
    `nonce="${nonce}"`,
    `keyid="${keyId}"`,
    `alg="ed25519"`,
    `tag="${signatureTag}"`,
  ].join(";");
  const lines = componentNames.map((name) => `"${name}": ${components[name]}`);
  return { base: [...lines, `"@signature-params": ${input}`].join("\n"), input };
}
