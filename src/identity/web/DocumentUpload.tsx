import { Button, FileButton, Group, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { notify } from "#platform/web/components/notify.ts";
import type { Identity } from "../contract.ts";
import { documentTypes, type IdentityDocumentKind, type IdentityKind, isRequired } from "../identity.ts";
import { uploadDocument } from "./api.ts";
import { texts } from "./texts.ts";

type DocumentUploadProps = {
  identity: Identity;
  kind: IdentityDocumentKind;
  of: IdentityKind;
  error: ReactNode;
  onUploaded: () => void;
};

export function DocumentUpload({ identity, kind, of, error, onUploaded }: DocumentUploadProps) {
  const name = texts.documentNames[kind];
  const kept = identity.documents.find((document) => document.kind === kind);
  const { mutate, isPending } = useMutation({
    meta: { says: texts.changes.document },
    mutationFn: (file: File) => uploadDocument(identity.id, kind, file),
    onError: notify.failure,
    onSuccess: onUploaded,
  });
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start">
      <div>
        <Text>
          {name}
          {!isRequired(of, kind) && (
            <Text span c="dimmed">
              {" "}
              ({texts.optional})
            </Text>
          )}
        </Text>
        {kept && (
          <Text fz="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {kept.name}
          </Text>
        )}
        {error && (
          <Text fz="sm" c="red" role="alert">
            {error}
          </Text>
        )}
      </div>
      <FileButton accept={documentTypes.join(",")} onChange={(file) => file && mutate(file)}>
        {(props) => (
          <Button
            {...props}
            variant="secondary"
            loading={isPending}
            aria-label={`${kept ? texts.replace : texts.upload}: ${name}`}
            style={{ flexShrink: 0 }}
          >
            {kept ? texts.replace : texts.upload}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}
