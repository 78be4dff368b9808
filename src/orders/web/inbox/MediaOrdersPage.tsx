import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { mediaQuery } from "#media/web/api.ts";
import { SearchMessages } from "#messages/search/web/SearchMessages.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { type InboxSearch, inboxSearch } from "../order-search.ts";
import { texts } from "../texts.ts";
import { Inbox } from "./Inbox.tsx";

export const Route = createFileRoute("/_publisher-orders/publisher/orders/$organizationId/$mediaProjectId")({
  beforeLoad: guarded("auth", "publisher"),
  validateSearch: addressOf<InboxSearch>(),
  component: MediaOrdersPage,
});

function MediaOrdersPage() {
  const { mediaProjectId } = Route.useParams();
  const search = readAddress(inboxSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(mediaQuery(mediaProjectId));
  return (
    <QueryState query={query}>
      {({ name }) => (
        <Page title={texts.inbox.of(name)} size="wide" actions={<SearchMessages />}>
          <Inbox
            media={mediaProjectId}
            search={search}
            onSearch={(changed) => void navigate({ search: changed, resetScroll: false })}
          />
        </Page>
      )}
    </QueryState>
  );
}
