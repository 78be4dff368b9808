import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { countryName } from "#platform/contract/region-names.ts";
import { formatBasisPoints } from "#platform/money/percent.ts";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { ListPage } from "#platform/web/components/rows/ListPage.tsx";
import { usePaging } from "#platform/web/components/rows/use-paging.ts";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { dayInWords } from "#platform/words/day-words.ts";
import { SettingsLink } from "../../web/SettingsLink.tsx";
import type { FeeAgreement } from "../contract.ts";
import { feeAgreementsQuery, removeFeeAgreement } from "./api.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./FeeForm.tsx");
const FeeForm = lazy(loadForm);

export const Route = createFileRoute("/_operator/operator/fees")({
  validateSearch: addressOf<PageSearch>(),
  component: FeesPage,
});

/** Fees that differ from the settings' (R1.10). */
function FeesPage() {
  const paging = usePaging();
  return (
    <ListPage
      texts={texts}
      actions={<SettingsLink label={texts.toSettings} />}
      add={(close) => <FeeForm onDone={close} />}
      loadAdd={loadForm}
      query={useQuery(feeAgreementsQuery(paging.page))}
      {...paging}
    >
      {(agreement) => <FeeAgreementRow key={agreement.id} agreement={agreement} />}
    </ListPage>
  );
}

function FeeAgreementRow({ agreement }: { agreement: FeeAgreement }) {
  const { id, organizationName, country, feeBasisPoints, startsOn } = agreement;
  const name = organizationName ?? countryName(country ?? "");
  return (
    <DataRow name={name} summary={texts.fee(formatBasisPoints(feeBasisPoints), dayInWords(startsOn))}>
      <RemoveButton name={name} text={texts.removeText} onRemove={() => removeFeeAgreement(id)} />
    </DataRow>
  );
}
