import { Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { Pager } from "#platform/web/components/Pager.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Rows } from "#platform/web/components/Rows.tsx";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { waitingFormatsQuery, waitingMediaQuery } from "./api.ts";
import { type ReviewSearch, reviewSearch } from "./review-search.ts";
import { texts } from "./texts.ts";
import { WaitingFormat } from "./WaitingFormat.tsx";
import { WaitingMedium } from "./WaitingMedium.tsx";

export const Route = createFileRoute("/_operator/operator")({
  validateSearch: addressOf<ReviewSearch>(),
  component: ReviewPage,
});

/** What publishers offer and nobody has looked at yet (R1.10). */
function ReviewPage() {
  const search = readAddress(reviewSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const turn = (turned: Partial<ReviewSearch>) => void navigate({ search: { ...search, ...turned }, replace: true });
  const media = useQuery(waitingMediaQuery(search.media));
  const formats = useQuery(waitingFormatsQuery(search.formats));
  return (
    <Page title={texts.title}>
      <Stack gap={48}>
        <Queue title={texts.media}>
          <QueryState query={media} inline>
            {({ items, totalItems }) => (
              <Waiting
                none={texts.noMedia}
                label={texts.media}
                totalItems={totalItems}
                page={search.media}
                onPage={(turned) => turn({ media: turned })}
              >
                {items.map((medium) => (
                  <WaitingMedium key={medium.id} medium={medium} />
                ))}
              </Waiting>
            )}
          </QueryState>
        </Queue>
        <Queue title={texts.formats}>
          <QueryState query={formats} inline>
            {({ items, totalItems }) => (
              <Waiting
                none={texts.noFormats}
                label={texts.formats}
                totalItems={totalItems}
                page={search.formats}
                onPage={(turned) => turn({ formats: turned })}
              >
                {items.map((format) => (
                  <WaitingFormat key={format.id} format={format} />
                ))}
              </Waiting>
            )}
          </QueryState>
        </Queue>
      </Stack>
    </Page>
  );
}

function Queue({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} fz={20} tabIndex={-1} style={{ outline: "none" }}>
        {title}
      </Title>
      {children}
    </section>
  );
}

type WaitingProps = {
  none: string;
  label: string;
  totalItems: number;
  page: number;
  onPage: (page: number) => void;
  children: ReactNode;
};

function Waiting({ none, label, totalItems, page: shown, onPage, children }: WaitingProps) {
  if (totalItems === 0) return <EmptyState title={none} text={texts.noneText} />;
  return (
    <>
      <Rows label={label}>{children}</Rows>
      <Pager page={shown} totalItems={totalItems} onChange={onPage} />
    </>
  );
}
