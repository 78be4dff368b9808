import { Button, Skeleton, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { commissionsFile } from "#affiliate/web/api.ts";
import { ListFileMenu } from "#platform/web/components/ListFileMenu.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { Accounts } from "./Accounts.tsx";
import { booksQuery, checkNow } from "./api.ts";
import { type BooksSearch, booksSearch } from "./books-search.ts";
import { LastCheck } from "./LastCheck.tsx";
import { Providers } from "./Providers.tsx";
import { TrialBalance } from "./TrialBalance.tsx";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/books")({
  validateSearch: addressOf<BooksSearch>(),
  component: BooksPage,
});

/** The operator's proof that the books balance (R10.4). */
function BooksPage() {
  const search = readAddress(booksSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const books = useQuery(booksQuery);
  const ask = () =>
    checkNow()
      .then(() => notify.success(texts.asked))
      .catch(notify.failure);
  return (
    <Page
      title={texts.title}
      actions={
        <>
          <ListFileMenu
            name="commissions"
            label={texts.exportCommissions}
            read={(format) => commissionsFile(undefined, format)}
          />
          <Button onClick={() => void ask()}>{texts.checkNow}</Button>
        </>
      }
    >
      <Stack gap={40}>
        <LastCheck />
        <QueryState query={books} inline skeleton={<Skeleton height={470} />}>
          {(found) => (
            <>
              <TrialBalance lines={found.trialBalance} />
              <Providers books={found} />
            </>
          )}
        </QueryState>
        <Accounts
          search={search}
          onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        />
      </Stack>
    </Page>
  );
}
