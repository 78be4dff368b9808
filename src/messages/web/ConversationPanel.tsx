import { Box, Button, Group, Stack, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { RowsSkeleton } from "#platform/web/components/loading/RowsSkeleton.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Section } from "#platform/web/components/Section.tsx";
import type { Conversation as ConversationPage, Message } from "../contract.ts";
import { conversationQuery } from "./api.ts";
import { Composer } from "./Composer.tsx";
import classes from "./conversation.module.css";
import { MessageItem } from "./MessageItem.tsx";
import { namesOfReaders } from "./readers.ts";
import { texts } from "./texts.ts";
import { useMarkConversationRead } from "./use-mark-read.ts";

/** `subject` is the IRI of the order or offer (R10.0). Strangers see nothing. */
export function ConversationPanel({ subject }: { subject: string }) {
  const [search, setSearch] = useState("");
  const query = useInfiniteQuery(conversationQuery(subject, search));
  const newest = query.data?.pages[0];
  const seenBy = useMarkConversationRead(subject, search === "" ? newest : null);
  if (newest === null) return null;
  const messages = query.data?.pages.flatMap((page) => page?.messages ?? []).toReversed() ?? [];
  return (
    <Section title={texts.title}>
      <Stack gap="sm" ref={seenBy}>
        {(search || query.hasNextPage || messages.length > 5) && <Search search={search} onSearch={setSearch} />}
        <QueryState query={query} inline skeleton={<RowsSkeleton rows={3} />}>
          {() => newest && <Log page={newest} messages={messages} query={query} subject={subject} search={search} />}
        </QueryState>
        {newest && <Writing page={newest} subject={subject} />}
      </Stack>
    </Section>
  );
}

function Search({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  return (
    <DebouncedInput
      type="search"
      aria-label={texts.search}
      placeholder={texts.search}
      value={search || undefined}
      parse={(text) => text.trim().slice(0, 100) || undefined}
      write={(words) => words}
      onCommit={(words) => onSearch(words ?? "")}
      maw={320}
    />
  );
}

type LogProps = {
  page: ConversationPage;
  messages: Message[];
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  subject: string;
  search: string;
};

function Log({ page, messages, query, subject, search }: LogProps) {
  if (messages.length === 0) {
    if (!page.isShared) return null;
    const words = search ? texts.noneFound(search) : page.mayWrite ? texts.empty : texts.emptyToRead;
    return <Text c="dimmed">{words}</Text>;
  }
  const readers = namesOfReaders(page);
  return (
    <Box className={classes.scroll} role="log" aria-label={texts.log} tabIndex={0}>
      <Stack gap="md">
        {query.hasNextPage && (
          <Group justify="center">
            <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {texts.earlier}
            </Button>
          </Group>
        )}
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            subject={subject}
            search={search}
            readBy={readers.get(message.id)}
          />
        ))}
      </Stack>
    </Box>
  );
}

function Writing({ page: { mayWrite, isShared }, subject }: { page: ConversationPage; subject: string }) {
  if (!isShared) return <Text c="dimmed">{texts.notShared}</Text>;
  return mayWrite ? <Composer key={subject} subject={subject} /> : null;
}
