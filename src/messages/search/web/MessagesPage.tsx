import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Empty } from "#platform/web/components/Empty.tsx";
import { DebouncedInput } from "#platform/web/components/form/DebouncedInput.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { searchMax, searchMin } from "../search-lengths.ts";
import { messagesOnPage, messagesQuery } from "./api.ts";
import { FoundMessageItem } from "./FoundMessageItem.tsx";
import classes from "./found.module.css";
import { type MessagesSearch, messagesSearch } from "./messages-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/messages")({
  beforeLoad: guarded("auth"),
  validateSearch: addressOf<MessagesSearch>(),
  component: MessagesPage,
});

function MessagesPage() {
  const { search = "", page = 1 } = readAddress(messagesSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const go = (changed: MessagesSearch) => void navigate({ search: changed, replace: true });
  const isTooShort = search.length > 0 && search.length < searchMin;
  return (
    <Page title={texts.title} size="narrow">
      <Stack gap="md">
        <Text c="dimmed">{texts.lead}</Text>
        <DebouncedInput
          type="search"
          aria-label={texts.search}
          placeholder={texts.search}
          description={isTooShort ? texts.tooShort : undefined}
          value={search || undefined}
          parse={(text) => text.trim().slice(0, searchMax) || undefined}
          write={(words) => words}
          onCommit={(words) => go({ search: words })}
          maw={420}
        />
        {!isTooShort && <Found search={search} page={page} go={go} />}
      </Stack>
    </Page>
  );
}

type FoundProps = { search: string; page: number; go: (search: MessagesSearch) => void };

function Found({ search, page, go }: FoundProps) {
  const words = search || undefined;
  const query = useQuery(messagesQuery({ search: words, page }));
  return (
    <QueryState query={query} inline>
      {({ items, totalItems }) =>
        totalItems > 0 ? (
          <div>
            <ul className={classes.list} aria-label={texts.title}>
              {items.map((message) => (
                <FoundMessageItem key={message.id} message={message} search={search} />
              ))}
            </ul>
            <Pager
              page={page}
              totalItems={totalItems}
              itemsPerPage={messagesOnPage}
              onChange={(chosen) => go({ search: words, page: chosen })}
            />
          </div>
        ) : words ? (
          <Empty title={texts.noneFound(words)} text={texts.noneFoundText} />
        ) : (
          <Empty title={texts.none} text={texts.noneText} />
        )
      }
    </QueryState>
  );
}
