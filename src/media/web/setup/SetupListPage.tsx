import { Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { BackWords } from "#platform/web/components/BackWords.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { AnchorLink, ButtonLink } from "#platform/web/components/links.tsx";
import { PageSkeleton } from "#platform/web/components/loading/PageSkeleton.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Pager } from "#platform/web/components/rows/Pager.tsx";
import { guarded } from "#platform/web/guards.ts";
import { idInAddress, pageNumber, readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { VerificationPanel } from "../../verification/web/VerificationPanel.tsx";
import { mediaQuery, myMediaPageQuery } from "../api.ts";
import { texts } from "../texts.ts";
import { SetupCard } from "./SetupCard.tsx";
import { setupListWords } from "./setup-list-words.ts";

/** The list alone needs no form. */
const EditMediumView = lazy(async () => ({ default: (await import("../form/EditMediumView.tsx")).EditMediumView }));

/** `edit` or `verify` opens one medium's form or proof; else the list, by page. */
const setupListSearch = {
  edit: idInAddress,
  verify: idInAddress,
  page: pageNumber,
};

export const Route = createFileRoute("/publisher/setup-list")({
  validateSearch: addressOf<{ edit?: string; verify?: string; page?: number }>(),
  beforeLoad: guarded("auth", "publisher"),
  component: SetupListPage,
});

function SetupListPage() {
  const { edit, verify } = readAddress(setupListSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  if (edit)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <EditMediumView id={edit} onDone={() => void navigate({ search: {} })} above={<BackToList />} />
      </Suspense>
    );
  if (verify) return <VerifyView id={verify} />;
  return <SetupList />;
}

function SetupList() {
  const { page = 1 } = readAddress(setupListSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(myMediaPageQuery({ incomplete: true, page }));
  const addButton = (
    <>
      <ButtonLink to="/publisher/import" variant="secondary">
        {setupListWords.import}
      </ButtonLink>
      <ButtonLink to="/publisher/setup" variant="secondary">
        {setupListWords.add}
      </ButtonLink>
    </>
  );
  return (
    <Page title={setupListWords.title} size="narrow" actions={addButton}>
      <Text c="dimmed" mb="lg">
        {setupListWords.lead}
      </Text>
      <QueryState query={query}>
        {({ items, totalItems }) =>
          totalItems === 0 ? (
            <Empty
              title={setupListWords.empty}
              text={setupListWords.emptyText}
              action={
                <Group justify="center">
                  <ButtonLink to="/publisher/dashboard">{setupListWords.dashboard}</ButtonLink>
                </Group>
              }
            />
          ) : (
            <>
              <Stack gap="lg">
                {items.map((medium) => (
                  <SetupCard key={medium.id} medium={medium} />
                ))}
              </Stack>
              <Pager
                page={page}
                totalItems={totalItems}
                onChange={(wanted) => void navigate({ search: { page: wanted } })}
              />
            </>
          )
        }
      </QueryState>
    </Page>
  );
}

function VerifyView({ id }: { id: string }) {
  const query = useQuery(mediaQuery(id));
  return (
    <QueryState query={query} skeleton={<PageSkeleton />}>
      {(medium) => (
        <Page title={texts.verification.title(medium.name)} size="narrow" above={<BackToList />}>
          <Text c="dimmed" mb="lg">
            {texts.verification.lead}
          </Text>
          <VerificationPanel medium={medium} />
        </Page>
      )}
    </QueryState>
  );
}

function BackToList() {
  return (
    <AnchorLink to="/publisher/setup-list" fz="sm" mb="xs" display="inline-block">
      <BackWords>{setupListWords.back}</BackWords>
    </AnchorLink>
  );
}
