import { Group, Highlight, Stack, Text } from "@mantine/core";
import { PathAnchor } from "#platform/web/components/links.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { texts as conversationTexts } from "../../web/texts.ts";
import type { FoundMessage } from "../contract.ts";
import { excerptOf } from "./excerpt.ts";
import classes from "./found.module.css";

/** Marks matches as text, so a message can't inject markup. */
export function FoundMessageItem({ message, search }: { message: FoundMessage; search: string }) {
  const { about, title, mediaName, path, author, speaker, isMine, body, files, createdAt } = message;
  const side = conversationTexts.speakers[speaker];
  return (
    <Stack component="li" gap={4} className={classes.item}>
      <PathAnchor path={path} fw={600} fz="sm" className={classes.about}>
        {[about, mediaName, title].filter(Boolean).join(" · ")}
      </PathAnchor>
      <Text fz="xs" c="dimmed">
        {`${isMine ? conversationTexts.you : author || side} · ${side} · `}
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </Text>
      {body && (
        <Highlight component="p" m={0} fz="sm" className={classes.body} highlight={search}>
          {excerptOf(body, search)}
        </Highlight>
      )}
      {files.length > 0 && (
        <Group component="ul" gap="xs" className={classes.files} aria-label={conversationTexts.files}>
          {files.map(({ id, name }) => (
            <Highlight key={id} component="li" fz="sm" highlight={search} className={classes.file}>
              {name}
            </Highlight>
          ))}
        </Group>
      )}
    </Stack>
  );
}
