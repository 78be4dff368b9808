import { Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Identity } from "../contract.ts";
import { documentsOf, type IdentityDocumentKind, type IdentityKind } from "../identity.ts";
import { DocumentUpload } from "./DocumentUpload.tsx";
import { texts } from "./texts.ts";

type DocumentsSectionProps = {
  identity: Identity;
  of: IdentityKind;
  errors: Partial<Record<IdentityDocumentKind, ReactNode>>;
  onUploaded: (kind: IdentityDocumentKind) => void;
};

export function DocumentsSection({ identity, of, errors, onUploaded }: DocumentsSectionProps) {
  return (
    <Stack gap="sm" component="section" aria-label={texts.documents}>
      <div>
        <Text fw={600}>{texts.documents}</Text>
        <Text fz="sm" c="dimmed">
          {texts.documentsHint}
        </Text>
      </div>
      {documentsOf(of).map((kind) => (
        <DocumentUpload
          key={kind}
          identity={identity}
          kind={kind}
          of={of}
          error={errors[kind]}
          onUploaded={() => onUploaded(kind)}
        />
      ))}
      <Text fz="sm" c="dimmed">
        {texts.privacy(identity.documentDays)}
      </Text>
    </Stack>
  );
}
