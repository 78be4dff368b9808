import { Stack, Text } from "@mantine/core";
import type { ReactElement } from "react";
import { CopyLine } from "#platform/web/components/CopyLine.tsx";
import { texts } from "../../web/texts.ts";
import type { Proofs, VerificationMethod } from "../verification.ts";

const verificationWords = texts.verification;

const instructions: Record<VerificationMethod, (proofs: Proofs) => ReactElement> = {
  dns: ({ dns }) => (
    <>
      <Text>{verificationWords.dns}</Text>
      <CopyLine label={verificationWords.dnsName} value={dns.name} />
      <CopyLine label={verificationWords.dnsValue} value={dns.value} />
    </>
  ),
  meta: ({ meta }) => (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>{verificationWords.meta(meta.address)}</Text>
      <CopyLine label={verificationWords.metaTag} value={meta.tag} />
    </>
  ),
  file: ({ file }) => (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>{verificationWords.file(file.address)}</Text>
      <CopyLine label={verificationWords.fileText} value={file.text} />
    </>
  ),
};

export function Instructions({ method, proofs }: { method: VerificationMethod; proofs: Proofs }) {
  return <Stack gap="sm">{instructions[method](proofs)}</Stack>;
}
