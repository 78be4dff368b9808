import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { roleMay } from "#accounts/permissions.ts";
import { useClientUser } from "#accounts/web/api.ts";
import { formatCents } from "#platform/money/money.ts";
import { CopyText } from "#platform/web/components/CopyText.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { notify } from "#platform/web/components/notify.ts";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { Stat, Stats } from "#platform/web/components/Stat.tsx";
import { config } from "#platform/web/config.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { texts as platformTexts } from "#platform/web/texts.ts";
import { locale } from "#platform/words/catalogue.ts";
import type { Affiliate } from "../contract.ts";
import { affiliateSearch } from "./affiliate-search.ts";
import { affiliateQuery, joinProgramme } from "./api.ts";
import { Commissions } from "./Commissions.tsx";
import { texts } from "./texts.ts";

/** Opens only where the programme is configured (R2.15); the check loads on the first visit. */
export const Route = createFileRoute("/_profile/profile/affiliate")({
  beforeLoad: async ({ location }) => (await import("./way-in.ts")).enterProgramme(location.href),
  validateSearch: addressOf<{ page?: number }>(),
  component: AffiliatePage,
});

function AffiliatePage() {
  const { page = 1 } = readAddress(affiliateSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const { currentOrganization: organization, currentOrganizationRole: role } = useClientUser();
  return (
    <Page title={texts.title}>
      {!organization || !role ? (
        <Empty title={texts.noLink} text={texts.noOrganization} />
      ) : roleMay(role, "affiliate.read") ? (
        <Programme
          organizationId={organization.id}
          page={page}
          onPage={(chosen) => void navigate({ search: { page: chosen }, replace: true, resetScroll: false })}
        />
      ) : (
        <Empty title={platformTexts.noPermissions} text={texts.needsManager} />
      )}
    </Page>
  );
}

type ProgrammeProps = { organizationId: string; page: number; onPage: (page: number) => void };

function Programme({ organizationId, page, onPage }: ProgrammeProps) {
  const query = useQuery(affiliateQuery(organizationId));
  return (
    <QueryState query={query} inline>
      {(affiliate) => (
        <Stack gap="xl">
          <Text c="dimmed" maw={720}>
            {texts.lead(affiliate.percent, affiliate.months, affiliate.lockDays)}
          </Text>
          {affiliate.code === null ? (
            <NoLink organizationId={organizationId} />
          ) : (
            <>
              <OwnLink address={`${config.affiliateUrl}/${affiliate.code}`} />
              <Figures affiliate={affiliate} />
              <Commissions organizationId={organizationId} page={page} onPage={onPage} />
            </>
          )}
        </Stack>
      )}
    </QueryState>
  );
}

function NoLink({ organizationId }: { organizationId: string }) {
  const joining = useMutation({
    meta: { says: texts.get },
    mutationFn: () => joinProgramme(organizationId),
    onError: notify.failure,
  });
  return (
    <Empty
      title={texts.noLink}
      text={texts.noLinkText}
      action={
        <Button loading={joining.isPending} onClick={() => joining.mutate()}>
          {texts.get}
        </Button>
      }
    />
  );
}

function OwnLink({ address }: { address: string }) {
  return (
    <Group align="flex-end" gap="sm">
      <TextInput label={texts.link} value={address} readOnly w={{ base: "100%", xs: 420 }} />
      <CopyText value={address} label={texts.copy} />
    </Group>
  );
}

function Figures({ affiliate }: { affiliate: Affiliate }) {
  const { visits, visitsLastMonth, signUps, waitingCents, paidCents } = affiliate;
  const figures = [
    { name: texts.visits, figure: visits.toLocaleString(locale), text: texts.visitsText(visitsLastMonth) },
    { name: texts.signUps, figure: signUps.toLocaleString(locale), text: texts.signUpsText },
    { name: texts.waiting, figure: formatCents(waitingCents), text: texts.waitingText },
    { name: texts.paid, figure: formatCents(paidCents), text: texts.paidText },
  ];
  return (
    <Stats label={texts.figures}>
      {figures.map(({ name, figure, text }) => (
        <Stat key={name} name={name} note={text}>
          {figure}
        </Stat>
      ))}
    </Stats>
  );
}
