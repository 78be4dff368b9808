import { CloseButton, FileInput, Group, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { api, sendPlain } from "#platform/web/calls/client.ts";
import { notify } from "#platform/web/components/notify.ts";
import { texts as richTexts } from "#rich-text/web/texts.ts";
import { PlainOrderImage } from "../../images/web/OrderImage.tsx";
import { texts } from "../../web/texts.ts";
import classes from "./moves.module.css";

const moveWords = texts.moves;

type EvidenceImagesProps = { images: string[]; onChange: (images: string[]) => void };

/** Images upload as soon as they are selected. */
export function EvidenceImages({ images, onChange }: EvidenceImagesProps) {
  const uploading = useMutation({
    meta: { says: richTexts.imageUpload },
    mutationFn: (files: File[]) => Promise.all(files.map((file) => sendPlain(api.files, "create", { file }))),
    onSuccess: (kept) => onChange([...images, ...kept.map(({ url }) => url)]),
    onError: notify.failure,
  });
  return (
    <Stack gap="xs">
      <FileInput
        label={moveWords.evidenceImages}
        placeholder={richTexts.imageChoose}
        accept="image/jpeg,image/png,image/webp,image/gif"
        multiple
        value={[]}
        disabled={uploading.isPending}
        onChange={(files) => files.length > 0 && uploading.mutate(files)}
      />
      {images.length > 0 && (
        <Group gap="xs" component="ul" className={classes.images}>
          {images.map((image, index) => (
            <li key={image} className={classes.image}>
              <PlainOrderImage path={image} alt={moveWords.evidenceImage(index + 1)} />
              <CloseButton
                size="sm"
                aria-label={moveWords.evidenceRemove(index + 1)}
                onClick={() => onChange(images.filter((each) => each !== image))}
              />
            </li>
          ))}
        </Group>
      )}
    </Stack>
  );
}
