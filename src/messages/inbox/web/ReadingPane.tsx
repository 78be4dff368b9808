import { Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Notification } from "#notifications/contract.ts";
import { notificationQuery } from "#notifications/web/api.ts";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Icon } from "#platform/web/components/Icon.tsx";
import { PathButton } from "#platform/web/components/links.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { ConversationPanel } from "../../web/ConversationPanel.tsx";
import classes from "./inbox.module.css";
import { kindIcons } from "./kind-icons.ts";
import { texts } from "./texts.ts";

type ReadingPaneProps = { line: string | undefined; listed: Notification[] };

/** The chosen line in full, with its one step; a conversation goes on right here. */
export function ReadingPane({ line, listed }: ReadingPaneProps) {
  const shown = listed.find(({ id }) => id === line);
  const { data } = useQuery({ ...notificationQuery(line ?? ""), enabled: line !== undefined && !shown });
  const read = shown ?? data;
  return (
    <section className={classes.pane} aria-label={texts.line}>
      {read ? (
        <Reading key={read.id} notification={read} />
      ) : (
        <Empty title={texts.nothingChosen} text={texts.nothingChosenText} />
      )}
    </section>
  );
}

function Reading({ notification }: { notification: Notification }) {
  const { kind, title, paragraphs, facts, actionLabel, path, conversation, createdAt } = notification;
  return (
    <Stack gap="md">
      <div>
        <Group gap={6} c="dimmed" fz="sm" mb={6}>
          <Icon of={kindIcons[kind]} size={15} />
          <span>{texts.kinds[kind]}</span>
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </Group>
        <h2 className={classes.headline}>{title}</h2>
      </div>
      {/* A conversation says it itself, below. */}
      {(conversation ? [] : paragraphs).map((paragraph) => (
        <Text key={paragraph} className={classes.paragraph}>
          {paragraph}
        </Text>
      ))}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Group>
        <PathButton path={path} variant={conversation ? "secondary" : "filled"}>
          {conversation ? texts.opens(conversation) : actionLabel}
        </PathButton>
      </Group>
      {conversation && <ConversationPanel subject={conversation} />}
    </Stack>
  );
}
