import { Box, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/PagedRows.tsx";
import { Row } from "#platform/web/components/Rows.tsx";
import { formatDay } from "#platform/web/dates.ts";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { countryName } from "#platform/web/regions.ts";
import type { FeeAgreement } from "../contract.ts";
import { formatFee } from "../fee.ts";
import { feeAgreementsQuery, removeFeeAgreement } from "./api.ts";
import { FeeForm } from "./FeeForm.tsx";
import { texts } from "./texts.ts";

const feesSearch = z.object({ page: z.coerce.number().int().min(1).default(1) });

export const Route = createFileRoute("/_operator/operator/fees")({
  validateSearch: addressOf<{ page: number }>(),
  component: FeesPage,
});

/** Who pays another service fee than the one of the settings (R1.10). */
function FeesPage() {
  const { page } = readAddress(feesSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(feeAgreementsQuery(page));
  const actions = (
    <>
      <ButtonLink to="/operator/settings" variant="secondary">
        {texts.toSettings}
      </ButtonLink>
      <FormButton label={texts.add} title={texts.add}>
        {(close) => <FeeForm onDone={close} />}
      </FormButton>
    </>
  );
  return (
    <Page title={texts.title} actions={actions}>
      <Text c="dimmed" mb="md" maw={720}>
        {texts.lead}
      </Text>
      <PagedRows
        query={query}
        label={texts.title}
        page={page}
        onPage={(chosen) => void navigate({ search: { page: chosen }, replace: true })}
        none={<EmptyState title={texts.none} text={texts.noneText} />}
      >
        {(agreement) => <FeeAgreementRow key={agreement.id} agreement={agreement} />}
      </PagedRows>
    </Page>
  );
}

function FeeAgreementRow({ agreement }: { agreement: FeeAgreement }) {
  const { id, organizationName, country, feeBasisPoints, startsOn } = agreement;
  const name = organizationName ?? countryName(country ?? "");
  return (
    <Row>
      <Group justify="space-between">
        <Box flex="1 1 220px">
          <Text fw={600}>{name}</Text>
          <Text c="dimmed" fz="sm">
            {texts.fee(formatFee(feeBasisPoints), formatDay(startsOn))}
          </Text>
        </Box>
        <RemoveButton name={name} text={texts.removeText} onRemove={() => removeFeeAgreement(id)} />
      </Group>
    </Row>
  );
}
