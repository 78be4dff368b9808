import { Button, Group, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { BookedHyperlinkKind } from "#formats/format.ts";
import { Dialog } from "#platform/web/components/Dialog.tsx";
import { texts as platformTexts } from "#platform/web/texts.ts";
import type { ListedOrder } from "../../contract.ts";
import { addressOfImage } from "../../images/web/address.ts";
import { texts as editorTexts } from "../../web/editor/texts.ts";
import { useWriteSeveral } from "./changes.ts";
import { OrderChoice } from "./OrderChoice.tsx";
import { Outcomes } from "./Outcomes.tsx";
import { texts } from "./texts.ts";
import { tickedOf } from "./ticked.ts";
import { useSharedText } from "./use-shared-text.ts";

const TextEditor = lazy(() => import("#rich-text/web/TextEditor.tsx"));

type WriteSeveralProps = {
  orders: ListedOrder[];
  /** Ids of the rows that the person ticked before. */
  ticked: readonly string[];
  onClose: () => void;
};

/** One text for several orders, kept as theirs or sent at once. */
export default function WriteSeveral({ orders: given, ticked, onClose }: WriteSeveralProps) {
  const [orders] = useState(given);
  const [chosen, setChosen] = useState(() => tickedOf(orders, ticked));
  const { title, content, change } = useSharedText();
  const writing = useWriteSeveral();
  const isNothing = chosen.length === 0 || (!title && !content);
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
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <Suspense fallback={<Skeleton height={320} aria-label={editorTexts.loading} />}>
            <TextEditor
              content={content}
              booked={sharedLinkKind(orders)}
              label={editorTexts.text}
              addressOf={addressOfImage}
              onChange={(written) => change({ content: written })}
            />
          </Suspense>
          <Group justify="flex-end">
            <Button variant="secondary" onClick={onClose}>
              {platformTexts.cancel}
            </Button>
            <Button
              variant="secondary"
              disabled={isNothing}
              loading={writing.isPending && !writing.variables.send}
              onClick={() => writing.mutate({ orders: chosen, title, content, send: false })}
            >
              {texts.writeThese(chosen.length)}
            </Button>
            <Button
              variant="accent"
              disabled={isNothing}
              loading={writing.isPending && writing.variables.send}
              onClick={() => writing.mutate({ orders: chosen, title, content, send: true })}
            >
              {texts.writeAndSend(chosen.length)}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}

/** The server gives each order's links the booked kind, so the text keeps them where any order has links. */
const sharedLinkKind = (orders: ListedOrder[]): BookedHyperlinkKind =>
  orders.map(({ hyperlinkKind }) => hyperlinkKind).find((kind) => kind !== "Without") ?? "Without";
