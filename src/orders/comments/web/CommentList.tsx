import { Button, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useRef, useState } from "react";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import type { Order } from "../../contract.ts";
import { useMay } from "../../web/use-may.ts";
import { commentsQuery } from "./api.ts";
import { type Selected, selectedPassage } from "./selected-passage.ts";
import { texts } from "./texts.ts";

// Both count the text's words, with a parser that few orders need.
const Comments = lazy(() => import("./Comments.tsx"));
const CommentForm = lazy(() => import("./CommentForm.tsx"));

const waiting = <RowsSkeleton rows={2} />;

export function CommentList({ order, content }: { order: Order; content: string }) {
  const query = useQuery(commentsQuery(order.id));
  const mayComment = useMay(order)({ client: "message.write", publisher: "message.write" }) && order.sentAt !== null;
  const [selected, setSelected] = useState<Selected>();
  if (!mayComment && query.data?.items.length === 0) return null;
  return (
    <Section title={texts.title}>
      <QueryState query={query} inline skeleton={waiting}>
        {({ items }) =>
          items.length > 0 && (
            <Suspense fallback={waiting}>
              <Comments orderId={order.id} items={items} mayResolve={mayComment} content={content} />
            </Suspense>
          )
        }
      </QueryState>
      {mayComment && !selected && <OpenButton onOpen={setSelected} />}
      {selected && (
        <Suspense fallback={waiting}>
          <CommentForm
            orderId={order.id}
            content={content}
            selected={selected}
            onClose={() => setSelected(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** Pressing the button must not clear the selection that it reads. */
function OpenButton({ onOpen }: { onOpen: (selected: Selected) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Stack gap={4} align="flex-start">
      <Button
        ref={button}
        variant="secondary"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onOpen(selectedPassage())}
      >
        {texts.open}
      </Button>
      <Text fz="sm" c="dimmed">
        {texts.hint}
      </Text>
    </Stack>
  );
}
