import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { countryName } from "#platform/contract/region-names.ts";
import { formatBasisPoints } from "#platform/money/percent.ts";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { ListPage } from "#platform/web/components/rows/ListPage.tsx";
import { usePaging } from "#platform/web/components/rows/use-paging.ts";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { SettingsLink } from "#settings/web/SettingsLink.tsx";
import type { TaxRateItem } from "../contract.ts";
import { removeTaxRate, taxRatesQuery } from "./api.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./TaxRateForm.tsx");
const TaxRateForm = lazy(loadForm);

export const Route = createFileRoute("/_operator/operator/taxes")({
  validateSearch: addressOf<PageSearch>(),
  component: TaxesPage,
});

function TaxesPage() {
  const paging = usePaging();
  return (
    <ListPage
      texts={texts}
      actions={<SettingsLink label={texts.toSettings} />}
      add={(close) => <TaxRateForm onDone={close} />}
      loadAdd={loadForm}
      query={useQuery(taxRatesQuery(paging.page))}
      {...paging}
    >
      {(rate) => <TaxRateRow key={rate.id} rate={rate} />}
    </ListPage>
  );
}

function TaxRateRow({ rate }: { rate: TaxRateItem }) {
  const { id, country, rateBasisPoints, reversesCharge } = rate;
  const name = countryName(country);
  const summary = [formatBasisPoints(rateBasisPoints), reversesCharge && texts.reversesCharge.toLowerCase()];
  return (
    <DataRow name={name} summary={summary.filter(Boolean).join(", ")}>
      <FormButton label={formTexts.edit} title={formTexts.editNamed(name)} variant="link" load={loadForm}>
        {(close) => <TaxRateForm rate={rate} onDone={close} />}
      </FormButton>
      <RemoveButton name={name} text={texts.removeText} onRemove={() => removeTaxRate(id)} />
    </DataRow>
  );
}
