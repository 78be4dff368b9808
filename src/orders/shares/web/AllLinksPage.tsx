import { createFileRoute } from "@tanstack/react-router";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { LinkPage } from "./LinkPage.tsx";
import { type LinkPageSearch, linkPageSearch } from "./links-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/shared-links")({
  validateSearch: addressOf<LinkPageSearch>(),
  component: AllLinksPage,
});

/** Operators answer for every link on their domain. */
function AllLinksPage() {
  const { page = 1 } = readAddress(linkPageSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return <LinkPage words={texts.allPage} page={page} onPage={(next) => void navigate({ search: { page: next } })} />;
}
