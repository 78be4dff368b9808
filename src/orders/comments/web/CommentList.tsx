import { Blockquote, Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { placeOf } from "#rich-text/passage.ts";
import { countText } from "#rich-text/text-check.ts";
import type { Order } from "../../contract.ts";
import { useMay } from "../../web/use-may.ts";
import type { Comment } from "../contract.ts";
import { commentsQuery, useResolveComment } from "./api.ts";
import { CommentForm } from "./CommentForm.tsx";
import { type Selected, selectedPassage } from "./selected-passage.ts";
import { texts } from "./texts.ts";

export function CommentList({ order, content }: { order: Order; content: string }) {
  const query = useQuery(commentsQuery(order.id));
  const mayComment = useMay(order)({ client: "message.write", publisher: "message.write" }) && order.sentAt !== null;
  const [selected, setSelected] = useState<Selected>();
  const { words } = countText(content);
  if (!mayComment && query.data?.items.length === 0) return null;
  return (
    <Section title={texts.title}>
      <QueryState query={query} inline skeleton={<RowsSkeleton rows={2} />}>
        {({ items }) => (
          <Comments
            orderId={order.id}
            items={items}
            mayResolve={mayComment}
            isThere={(comment) => placeOf(words, comment) >= 0}
          />
        )}
      </QueryState>
      {mayComment && !selected && <OpenButton onOpen={setSelected} />}
      {selected && (
        <CommentForm orderId={order.id} words={words} selected={selected} onClose={() => setSelected(undefined)} />
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

type CommentsProps = {
  orderId: string;
  items: Comment[];
  mayResolve: boolean;
  isThere: (comment: Comment) => boolean;
};

function Comments({ orderId, items, mayResolve, isThere }: CommentsProps) {
  const resolving = useResolveComment(orderId);
  const open = items.filter(({ resolvedAt }) => resolvedAt === null);
  const resolved = items.length - open.length;
  return (
    <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: "none" }}>
      {open.map((comment) => (
        <li key={comment.id}>
          <Blockquote
            p="xs"
            color="yellow"
            cite={texts.by(comment.author || texts.sides[comment.speaker], formatInstant(comment.createdAt))}
          >
            {comment.passage}
          </Blockquote>
          {!isThere(comment) && (
            <Text fz="sm" c="dimmed">
              {texts.gone}
            </Text>
          )}
          <Group justify="space-between" align="flex-start" wrap="nowrap" mt={4}>
            <Text style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{comment.body}</Text>
            {mayResolve && (
              <Button
                variant="secondary"
                aria-label={texts.resolveIt(comment.passage)}
                loading={resolving.isPending && resolving.variables === comment.id}
                onClick={() => resolving.mutate(comment.id)}
              >
                {texts.resolve}
              </Button>
            )}
          </Group>
        </li>
      ))}
      {resolved > 0 && (
        <Text component="li" fz="sm" c="dimmed">
          {texts.resolved(resolved)}
        </Text>
      )}
    </Stack>
  );
}
