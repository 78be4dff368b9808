import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { formatCents } from "#platform/money/money.ts";
import { AnchorLink } from "#platform/web/components/links.tsx";
import { QueuePage } from "#platform/web/components/rows/QueuePage.tsx";
import { Row } from "#platform/web/components/rows/Rows.tsx";
import { formatInstant } from "#platform/web/dates.ts";
import { readAddress } from "#platform/web/navigation/address.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import type { Deed } from "../contract.ts";
import { deedStates } from "../deed.ts";
import { deedsQuery } from "./api.ts";
import { type DeedsSearch, deedsSearch } from "./deeds-search.ts";
import { texts } from "./texts.ts";

export const Route = createFileRoute("/_operator/operator/confirmations")({
  validateSearch: addressOf<DeedsSearch>(),
  component: DeedsPage,
});

/** One operator asks, another confirms (decision 0102). */
function DeedsPage() {
  const { state = "waiting", page = 1 } = readAddress(deedsSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <QueuePage
      texts={texts}
      states={deedStates}
      state={state}
      page={page}
      go={(search) => void navigate({ search, replace: true })}
      query={useQuery(deedsQuery(state, page))}
    >
      {(deed) => <DeedRow key={deed.id} deed={deed} />}
    </QueuePage>
  );
}

function DeedRow({ deed }: { deed: Deed }) {
  const { id, organizations, amountCents, reason, proposedByName, decidedByName, createdAt, decidedAt } = deed;
  const what = texts.of(texts.deeds[deed.deed], formatCents(amountCents), organizations);
  return (
    <Row>
      <AnchorLink to="/operator/confirmations/$id" params={{ id }} fw={600} style={{ overflowWrap: "anywhere" }}>
        {what}
      </AnchorLink>
      {reason && <Text style={{ overflowWrap: "anywhere" }}>{reason}</Text>}
      <Text fz="sm" c="dimmed">
        {[formatInstant(decidedAt ?? createdAt), texts.by(proposedByName, decidedByName)].join(" · ")}
      </Text>
    </Row>
  );
}
