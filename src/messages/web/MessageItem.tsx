import { Group, Highlight, Stack, Text } from "@mantine/core";
import { formatInstant } from "#platform/web/dates.ts";
import type { Message } from "../contract.ts";
import { Attachment } from "./Attachment.tsx";
import classes from "./conversation.module.css";
import { piecesOf } from "./pieces.ts";
import { texts } from "./texts.ts";

type MessageItemProps = { message: Message; subject: string; search: string; readBy: string[] | undefined };

export function MessageItem({ message, subject, search, readBy }: MessageItemProps) {
  const { author, speaker, isMine, body, files, createdAt } = message;
  const side = texts.speakers[speaker];
  return (
    <article className={classes.message} data-mine={isMine || undefined}>
      <Group gap={8} wrap="wrap">
        <Text fz="sm" fw={600}>
          {isMine ? texts.you : author || side}
        </Text>
        <Text fz="xs" c="dimmed">
          {(isMine || author) && `${side} · `}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </Text>
      </Group>
      {body && (
        <Text component="div" fz="sm" className={classes.body}>
          {piecesOf(body).map(({ at, text, href }) =>
            href ? (
              <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow" className={classes.link}>
                {text}
              </a>
            ) : (
              <Highlight key={at} component="span" highlight={search} inherit>
                {text}
              </Highlight>
            ),
          )}
        </Text>
      )}
      {files.length > 0 && (
        <Stack gap={6}>
          {files.map((file) => (
            <Attachment key={file.id} file={file} subject={subject} />
          ))}
        </Stack>
      )}
      {readBy && (
        <Text fz="xs" c="dimmed">
          {texts.readBy(readBy)}
        </Text>
      )}
    </article>
  );
}
