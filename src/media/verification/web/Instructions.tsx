import { Stack, Text } from "@mantine/core";
import type { ReactElement } from "react";
import { CopyLine } from "#platform/web/components/CopyLine.tsx";
import { texts } from "../../web/texts.ts";
import type { Proofs, VerificationMethod } from "../verification.ts";

const words = texts.verification;

const instructions: Record<VerificationMethod, (proofs: Proofs) => ReactElement> = {
  dns: ({ dns }) => (
    <>
      <Text>{words.dns}</Text>
      <CopyLine label={words.dnsName} value={dns.name} />
      <CopyLine label={words.dnsValue} value={dns.value} />
    </>
  ),
  meta: ({ meta }) => (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>{words.meta(meta.address)}</Text>
      <CopyLine label={words.metaTag} value={meta.tag} />
    </>
  ),
  file: ({ file }) => (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>{words.file(file.address)}</Text>
      <CopyLine label={words.fileText} value={file.text} />
    </>
  ),
};

export function Instructions({ method, proofs }: { method: VerificationMethod; proofs: Proofs }) {
  return <Stack gap="sm">{instructions[method](proofs)}</Stack>;
}
