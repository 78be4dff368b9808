import { Button, Card, Image, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import type { IdentityDocument } from "../../contract.ts";
import { identityDocumentNames } from "../../identity.ts";
import { readDocument } from "../api.ts";
import { texts } from "../texts.ts";

const words = texts.review;

/** A document, closed until the operator asks for it: a picture opens here, a PDF is saved. */
export function DocumentView({ organizationId, document }: { organizationId: string; document: IdentityDocument }) {
  const [picture, setPicture] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const name = identityDocumentNames[document.kind];
  const isPdf = document.contentType === "application/pdf";
  const open = async () => {
    setBusy(true);
    try {
      const content = await readDocument(organizationId, document);
      if (isPdf) saveFile(document.name, content);
      else setPicture(await dataAddress(content));
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card withBorder p="lg">
      <Stack gap="sm" align="flex-start">
        <div>
          <Text fw={600}>{name}</Text>
          <Text fz="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {document.name}
          </Text>
        </div>
        {picture ? (
          <Image src={picture} alt={name} />
        ) : (
          <Button
            variant="secondary"
            loading={isBusy}
            onClick={() => void open()}
            aria-label={`${isPdf ? words.save : words.open}: ${name}`}
          >
            {isPdf ? words.save : words.open}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The page may show pictures of its own and of `data:` addresses, none of `blob:` ones. */
const dataAddress = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
