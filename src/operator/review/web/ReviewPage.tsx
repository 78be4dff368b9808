import { Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { Rows } from "#platform/web/components/rows/Rows.tsx";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { settingsQuery } from "#settings/web/api.ts";
import { Health } from "../../health/web/Health.tsx";
import { InboxQueues } from "../../inbox/web/InboxQueues.tsx";
import { SetupNotice } from "../../setup/web/SetupNotice.tsx";
import { reviewCasesQuery } from "./api.ts";
import { ReviewCaseRow } from "./ReviewCaseRow.tsx";
import { type ReviewSearch, reviewSearch } from "./review-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator")({
  validateSearch: addressOf<ReviewSearch>(),
  component: ReviewPage,
});

/** One case per outlet (R1.10). */
function ReviewPage() {
  const { page } = readAddress(reviewSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const cases = useQuery(reviewCasesQuery(page));
  return (
    <Page title={texts.title}>
      <SetupNotice />
      <InboxQueues />
      <Health />
      <section>
        <Title order={2} fz={20} tabIndex={-1} style={{ outline: "none" }}>
          {texts.waiting}
        </Title>
        <QueryState query={cases} inline>
          {({ items, totalItems }) =>
            totalItems === 0 ? (
              <NothingWaits />
            ) : (
              <>
                <Rows label={texts.waiting}>
                  {items.map((waiting) => (
                    <ReviewCaseRow key={waiting.medium.id} waiting={waiting} />
                  ))}
                </Rows>
                <Pager
                  page={page}
                  totalItems={totalItems}
                  onChange={(chosen) => void navigate({ search: { page: chosen }, replace: true })}
                />
              </>
            )
          }
        </QueryState>
      </section>
    </Page>
  );
}

function NothingWaits() {
  const { data: settings } = useQuery(settingsQuery());
  const text = settings && (settings.automaticReview ? texts.noneWithAutomatic : texts.noneWithoutAutomatic);
  return <Empty title={texts.none} text={text} />;
}
