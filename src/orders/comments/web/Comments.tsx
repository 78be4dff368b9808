import { Blockquote, Button, Group, Stack, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import { placeOf } from "#rich-text/passage.ts";
import { countText } from "#rich-text/text-check.ts";
import type { Comment } from "../contract.ts";
import { useResolveComment } from "./api.ts";
import { texts } from "./texts.ts";

type CommentsProps = {
  orderId: string;
  items: Comment[];
  mayResolve: boolean;
  content: string;
};

export default function Comments({ orderId, items, mayResolve, content }: CommentsProps) {
  const { words } = countText(content);
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
          {placeOf(words, comment) < 0 && (
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
