import { Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { countryName } from "#platform/contract/region-names.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueuePage } from "#platform/web/components/rows/QueuePage.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { oneOfWords, pageNumber, readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import type { Identity } from "../../contract.ts";
import { identitiesQuery } from "../api.ts";
import { texts } from "../texts.ts";

const reviewWords = texts.review;
const shown = ["in_review", "approved", "rejected"] as const;
const search = { state: oneOfWords(shown), page: pageNumber };
type IdentitySearch = { state?: (typeof shown)[number]; page?: number };

export const Route = createFileRoute("/_operator/operator/identity")({
  validateSearch: addressOf<IdentitySearch>(),
  component: IdentitiesPage,
});

function IdentitiesPage() {
  const { state = "in_review", page = 1 } = readAddress(search, Route.useSearch());
  const navigate = Route.useNavigate();
  const query = useQuery(identitiesQuery({ state, page }));
  const go = (wanted: IdentitySearch) => void navigate({ search: wanted, replace: true });
  return (
    <QueuePage texts={reviewWords} states={shown} state={state} page={page} go={go} query={query}>
      {(identity) => <IdentityRow key={identity.id} identity={identity} />}
    </QueuePage>
  );
}

function IdentityRow({ identity }: { identity: Identity }) {
  const { id, organizationName, legalName, kind, country, state, submittedAt, decidedAt } = identity;
  const isDecided = state === "approved" || state === "rejected";
  return (
    <Row>
      <Group justify="space-between" align="flex-start">
        <div>
          <AnchorLink to="/operator/identity/$id" params={{ id }} fw={600}>
            {organizationName}
          </AnchorLink>
          <Text fz="sm">
            {[legalName, texts.kinds[kind], country && countryName(country)].filter(Boolean).join(" · ")}
          </Text>
        </div>
        <Text fz="sm" c="dimmed">
          {isDecided && decidedAt && reviewWords.changed(formatInstant(decidedAt))}
          {state === "in_review" && submittedAt && reviewWords.sent(formatInstant(submittedAt))}
        </Text>
      </Group>
    </Row>
  );
}
