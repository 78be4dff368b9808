import { Text } from "@mantine/core";
import { createFileRoute } from "@tanstack/react-router";
import { SearchMessages } from "#messages/search/web/SearchMessages.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { type InboxSearch, inboxSearch } from "../order-search.ts";
import { texts } from "../texts.ts";
import { Inbox } from "./Inbox.tsx";

export const Route = createFileRoute("/_publisher-orders/publisher/orders")({
  beforeLoad: guarded("auth", "publisher"),
  validateSearch: addressOf<InboxSearch>(),
  component: PublisherOrdersPage,
});

function PublisherOrdersPage() {
  const search = readAddress(inboxSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page title={texts.inbox.title} size="wide" actions={<SearchMessages />}>
      <Text c="dimmed" mb="lg">
        {texts.inbox.lead}
      </Text>
      <Inbox search={search} onSearch={(changed) => void navigate({ search: changed, resetScroll: false })} />
    </Page>
  );
}
