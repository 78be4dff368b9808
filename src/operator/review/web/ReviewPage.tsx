import { Group, Title } from "@mantine/core";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { CaseSteps } from "#platform/web/components/cases/CaseSteps.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { settingsQuery } from "#settings/web/api.ts";
import { InboxQueues } from "../../inbox/web/InboxQueues.tsx";
import { SetupNotice } from "../../setup/web/SetupNotice.tsx";
import { type ReviewQueue, reviewCaseQuery } from "./api.ts";
import { ReviewCaseView } from "./ReviewCaseView.tsx";
import { type ReviewSearch, reviewSearch } from "./review-search.ts";
import { texts } from "./texts.ts";

const BelowReview = lazy(() => import("./BelowReview.tsx"));

export const Route = createFileRoute("/_operator/operator")({
  validateSearch: addressOf<ReviewSearch>(),
  component: ReviewPage,
});

/** The operator's home: queues, health, money by day, and the review, one outlet at a time (R1.10). */
function ReviewPage() {
  const { page = 1 } = readAddress(reviewSearch, Route.useSearch());
  const cases = useQuery(reviewCaseQuery(page));
  return (
    <Page title={texts.title}>
      <SetupNotice />
      <InboxQueues />
      <Review cases={cases} />
      {!cases.isPending && (
        <Suspense>
          <BelowReview />
        </Suspense>
      )}
    </Page>
  );
}

function Review({ cases }: { cases: UseQueryResult<ReviewQueue> }) {
  const navigate = Route.useNavigate();
  const step = (place: number) =>
    void navigate({ search: { page: place > 1 ? place : undefined }, replace: true, resetScroll: false });
  return (
    <section style={{ marginBlockEnd: 32 }}>
      <QueryState query={cases} inline>
        {({ waiting, place, totalItems }) => (
          <>
            <Group justify="space-between" mb="md">
              <Title order={2} fz={16} tabIndex={-1} style={{ outline: "none" }}>
                {texts.waiting}
              </Title>
              {totalItems > 0 && <CaseSteps place={place} count={totalItems} onStep={step} />}
            </Group>
            {waiting ? <ReviewCaseView key={waiting.medium.id} waiting={waiting} /> : <NothingWaits />}
          </>
        )}
      </QueryState>
    </section>
  );
}

function NothingWaits() {
  const { data: settings } = useQuery(settingsQuery());
  const text = settings && (settings.automaticReview ? texts.noneWithAutomatic : texts.noneWithoutAutomatic);
  return <Empty title={texts.none} text={text} />;
}
