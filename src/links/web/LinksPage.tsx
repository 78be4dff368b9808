import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ListPage } from "#platform/web/components/rows/ListPage.tsx";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { type LinkPurpose, linkPurposes } from "../tracked-link.ts";
import { linksQuery } from "./api.ts";
import { LinkRow } from "./LinkRow.tsx";
import { type LinksSearch, linksSearch } from "./links-search.ts";
import { texts } from "./texts.ts";

const loadForm = () => import("./LinkForm.tsx");
const LinkForm = lazy(loadForm);

export const Route = createFileRoute("/_operator/operator/links")({
  validateSearch: addressOf<LinksSearch>(),
  component: LinksPage,
});

const choices = [
  { value: "", label: texts.all },
  ...linkPurposes.map((value) => ({ value, label: texts.purposes[value] })),
];

function LinksPage() {
  const search = readAddress(linksSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  const go = (next: LinksSearch) => void navigate({ search: next, replace: true });
  const purpose = (
    <NativeSelect
      label={texts.purpose}
      data={choices}
      value={search.purpose ?? ""}
      onChange={({ currentTarget }) => go({ purpose: (currentTarget.value || undefined) as LinkPurpose | undefined })}
      maw={260}
      mb="md"
    />
  );
  return (
    <ListPage
      texts={texts}
      add={(close) => <LinkForm onDone={close} />}
      loadAdd={loadForm}
      filter={purpose}
      none={search.purpose && <Empty title={texts.noneOfPurpose} />}
      query={useQuery(linksQuery(search))}
      page={search.page ?? 1}
      onPage={(page) => go({ ...search, page: page === 1 ? undefined : page })}
    >
      {(link) => <LinkRow key={link.id} link={link} />}
    </ListPage>
  );
}
