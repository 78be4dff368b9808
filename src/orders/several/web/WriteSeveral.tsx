import { Button, Group, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { ListedOrder } from "../../contract.ts";
import { addressOfImage } from "../../images/web/address.ts";
import { texts as editorTexts } from "../../web/editor/texts.ts";
import { useWriteSeveral } from "./changes.ts";
import { firstChoice, OrderChoice } from "./OrderChoice.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { texts } from "./texts.ts";

const TextEditor = lazy(() => import("#rich-text/web/TextEditor.tsx"));
/** Each order with a fitting text is sent by itself. */
export function WriteSeveral({ orders: given, onClose }: { orders: ListedOrder[]; onClose: () => void }) {
  const [orders] = useState(given);
  const [chosen, setChosen] = useState(() => firstChoice(orders));
  const [title, setTitle] = useState("");
  const [content, setContent] = useState("");
  const writing = useWriteSeveral();
  return (
    <Dialog open onClose={onClose} title={texts.write} size="big">
      {writing.data ? (
        <Outcomes outcomes={writing.data} orders={orders} onClose={onClose} />
      ) : (
        <Stack gap="md">
          <Text>{texts.writeText}</Text>
          <OrderChoice orders={orders} chosen={chosen} onChoose={setChosen} />
          <TextInput
            label={editorTexts.title}
            placeholder={editorTexts.titlePlaceholder}
            maxLength={300}
            value={title}
            onChange={({ currentTarget }) => setTitle(currentTarget.value)}
          />
          <Suspense fallback={<Skeleton height={320} aria-label={editorTexts.loading} />}>
            <TextEditor
              content=""
              booked={orders[0]?.hyperlinkKind ?? "Without"}
              label={editorTexts.text}
              addressOf={addressOfImage}
              onChange={setContent}
            />
          </Suspense>
          <Group justify="flex-end">
            <Button variant="secondary" onClick={onClose}>
              {platformTexts.cancel}
            </Button>
            <Button
              disabled={chosen.length === 0 || (!title && !content)}
              loading={writing.isPending}
              onClick={() => writing.mutate({ orders: chosen, title, content })}
            >
              {texts.writeThese(chosen.length)}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}
