import { Box, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { EmptyState } from "#platform/web/components/EmptyState.tsx";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { PagedRows } from "#platform/web/components/PagedRows.tsx";
import { Row } from "#platform/web/components/Rows.tsx";
import { addressOf, readAddress } from "#platform/web/navigation/search.ts";
import { countryName } from "#platform/web/regions.ts";
import type { TaxRateItem } from "../contract.ts";
import { removeTaxRate, taxRatesQuery } from "./api.ts";
import { TaxRateForm } from "./TaxRateForm.tsx";
import { texts } from "./texts.ts";

const taxSearch = z.object({ page: z.coerce.number().int().min(1).default(1) });

export const Route = createFileRoute("/_operator/operator/taxes")({
  validateSearch: addressOf<{ page: number }>(),
  component: TaxesPage,
});

/** The tax that invoices contain, by country (R3.2). */
function TaxesPage() {
  const { page } = readAddress(taxSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(taxRatesQuery(page));
  const actions = (
    <>
      <ButtonLink to="/operator/settings" variant="secondary">
        {texts.toSettings}
      </ButtonLink>
      <FormButton label={texts.add} title={texts.add}>
        {(close) => <TaxRateForm onDone={close} />}
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
        {(rate) => <TaxRateRow key={rate.id} rate={rate} />}
      </PagedRows>
    </Page>
  );
}

function TaxRateRow({ rate }: { rate: TaxRateItem }) {
  const { id, country, rateBasisPoints, reversesCharge } = rate;
  const name = countryName(country);
  return (
    <Row>
      <Group justify="space-between">
        <Box flex="1 1 220px">
          <Text fw={600}>{name}</Text>
          <Text c="dimmed" fz="sm">
            {texts.rate(rateBasisPoints / 100)}
            {reversesCharge && `, ${texts.reversesCharge.toLowerCase()}`}
          </Text>
        </Box>
        <Group>
          <FormButton label={formTexts.edit} title={formTexts.editNamed(name)} variant="link">
            {(close) => <TaxRateForm rate={rate} onDone={close} />}
          </FormButton>
          <RemoveButton name={name} text={texts.removeText} onRemove={() => removeTaxRate(id)} />
        </Group>
      </Group>
    </Row>
  );
}
