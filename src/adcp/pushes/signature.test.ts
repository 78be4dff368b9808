import { expect, test } from "vitest";
import { signatureBase } from "./signature.ts";

test("the signature base is the one of the protocol's own example", () => {
  const { base, input } = signatureBase(
    {
      url: "https://buyer.example.com/adcp/webhook/create_media_buy/agent_123/op_abc",
      contentType: "application/json",
      contentDigest: "sha-256=:dJ2koiIMZIhdGE7tidErCHV13FFvOIowCcXDiwyG54I=:",
    },
    { created: 1_776_520_800, nonce: "KXYnfEfJ0PBRZXQyVXfVQA", keyId: "test-ed25519-webhook-2026" },
  );
  const params =
    '("@method" "@target-uri" "@authority" "content-type" "content-digest");created=1776520800;expires=1776521100;nonce="KXYnfEfJ0PBRZXQyVXfVQA";keyid="test-ed25519-webhook-2026";alg="ed25519";tag="adcp/webhook-signing/v1"';
  expect(input).toBe(params);
  expect(base).toBe(
    [
      '"@method": POST',
      '"@target-uri": https://buyer.example.com/adcp/webhook/create_media_buy/agent_123/op_abc',
      '"@authority": buyer.example.com',
      '"content-type": application/json',
      '"content-digest": sha-256=:dJ2koiIMZIhdGE7tidErCHV13FFvOIowCcXDiwyG54I=:',
      `"@signature-params": ${params}`,
    ].join("\n"),
  );
});
