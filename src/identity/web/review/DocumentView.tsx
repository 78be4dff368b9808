import { Button, Card, Image, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { notify } from "#platform/web/components/notify.ts";
import { saveFile } from "#platform/web/save-file.ts";
import type { IdentityDocument } from "../../contract.ts";
import { readDocument } from "../api.ts";
import { texts } from "../texts.ts";

const reviewWords = texts.review;

/**
 * Stays closed until the operator asks, since each look is audited. PDFs open as pictures; a download is the fallback.
 */
export function DocumentView({ organizationId, document }: { organizationId: string; document: IdentityDocument }) {
  const [pictures, setPictures] = useState<string[]>();
  const [undrawn, setUndrawn] = useState<Blob>();
  const [isBusy, setBusy] = useState(false);
  const name = texts.documentNames[document.kind];
  const open = async () => {
    setBusy(true);
    try {
      const content = await readDocument(organizationId, document);
      if (document.contentType !== "application/pdf") return setPictures([await dataAddress(content)]);
      const { drawPdf } = await import("./draw-pdf.ts");
      await drawPdf(content).then(setPictures, () => setUndrawn(content));
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
        {pictures?.map((picture, index) => (
          <Image
            key={picture.slice(-80)}
            src={picture}
            alt={pictures.length > 1 ? reviewWords.page(name, index + 1) : name}
          />
        ))}
        {undrawn && <Text fz="sm">{reviewWords.undrawn}</Text>}
        {!pictures && (
          <Button
            variant="secondary"
            loading={isBusy}
            onClick={() => (undrawn ? saveFile(document.name, undrawn) : void open())}
            aria-label={`${undrawn ? reviewWords.save : reviewWords.open}: ${name}`}
          >
            {undrawn ? reviewWords.save : reviewWords.open}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** The content security policy allows pictures from `data:` addresses, not from `blob:` ones. */
const dataAddress = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
