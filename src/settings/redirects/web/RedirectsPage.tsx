import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { FormButton } from "#platform/web/components/form/FormButton.tsx";
import { formTexts } from "#platform/web/components/form/form-texts.ts";
import { RemoveButton } from "#platform/web/components/form/RemoveButton.tsx";
import { DataRow } from "#platform/web/components/rows/DataRow.tsx";
import { ListPage } from "#platform/web/components/rows/ListPage.tsx";
import { usePaging } from "#platform/web/components/rows/use-paging.ts";
import type { PageSearch } from "#platform/web/navigation/page-search.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import type { PathRedirect } from "../contract.ts";
import { redirectsQuery, removeRedirect } from "./api.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./RedirectForm.tsx");
const RedirectForm = lazy(loadForm);

export const Route = createFileRoute("/_operator/operator/redirects")({
  validateSearch: addressOf<PageSearch>(),
  component: RedirectsPage,
});

/** Redirected paths of the web app (R2.25). */
function RedirectsPage() {
  const paging = usePaging();
  return (
    <ListPage
      texts={texts}
      add={(close) => <RedirectForm onDone={close} />}
      loadAdd={loadForm}
      query={useQuery(redirectsQuery(paging.page))}
      {...paging}
    >
      {(redirect) => <RedirectRow key={redirect.id} redirect={redirect} />}
    </ListPage>
  );
}

function RedirectRow({ redirect }: { redirect: PathRedirect }) {
  const { id, path, target, permanent } = redirect;
  return (
    <DataRow name={path} summary={`→ ${target}${permanent ? `, ${texts.permanently}` : ""}`}>
      <FormButton label={formTexts.edit} title={formTexts.editNamed(path)} variant="link" load={loadForm}>
        {(close) => <RedirectForm redirect={redirect} onDone={close} />}
      </FormButton>
      <RemoveButton name={path} text={texts.removeText} onRemove={() => removeRedirect(id)} />
    </DataRow>
  );
}
