import { useQuery } from "@tanstack/react-query";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { organizationsOn } from "#accounts/people/sides.ts";
import { AskName } from "#accounts/people/web/AskName.tsx";
import { clientUserQuery, useClientUser } from "#accounts/web/api.ts";
import { SetupListLink } from "#media/web/setup/SetupListLink.tsx";
import { OrderDrawer } from "#orders/web/view/OrderDrawer.tsx";
import { Empty } from "#platform/web/components/Empty.tsx";
import { ButtonLink } from "#platform/web/components/links.tsx";
import { Page } from "#platform/web/components/Page.tsx";
import { QueryState } from "#platform/web/components/QueryState.tsx";
import { guarded } from "#platform/web/guards.ts";
import { addressOf } from "#platform/web/navigation/search.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { publisherHomeQuery } from "../../web/api.ts";
import { HomeSkeleton } from "../../web/HomeSkeleton.tsx";
import classes from "../../web/home.module.css";
import { MonthChart } from "../../web/MonthChart.tsx";
import { orderBeside } from "../../web/order-beside.ts";
import { Panel } from "../../web/Panel.tsx";
import { texts } from "../../web/texts.ts";
import type { PublisherHome } from "../contract.ts";
import { AddOutlet, HomeOutlets } from "./HomeOutlets.tsx";
import { PublisherFigures } from "./PublisherFigures.tsx";
import { ToDo } from "./ToDo.tsx";

const homeWords = texts.publisher;

/** Outlets stood here once; bookmarks of theirs lead on. */
const ofOutlets = ["outlet", "search", "page"];

export const Route = createFileRoute("/_publisher-dashboard/publisher/dashboard")({
  validateSearch: addressOf<{ order?: string }>(),
  beforeLoad: async (match) => {
    if (ofOutlets.some((name) => name in match.search))
      throw redirect({ to: "/publisher/outlets", search: match.search as object });
    await guarded("auth", "publisher")(match);
  },
  loader: () => void prefetchHome(),
  component: PublisherHomePage,
});

async function prefetchHome(): Promise<void> {
  const [own] = organizationsOn("media", await queryClient.ensureQueryData(clientUserQuery()));
  if (own) await queryClient.prefetchQuery(publisherHomeQuery(own.organization.id));
}

/** Earnings, things to do, trend and outlets of one publisher (R2.21). */
function PublisherHomePage() {
  const order = orderBeside(Route.useSearch());
  const navigate = Route.useNavigate();
  const organization = organizationsOn("media", useClientUser())[0]?.organization;
  const query = useQuery({ ...publisherHomeQuery(organization?.id ?? ""), enabled: organization !== undefined });
  return (
    <Page
      title={organization?.name ?? homeWords.outlets}
      actions={
        <>
          <SetupListLink />
          <ButtonLink to="/publisher/import" variant="secondary">
            {homeWords.importList}
          </ButtonLink>
          <AddOutlet />
        </>
      }
    >
      <AskName />
      {organization ? (
        <QueryState query={query} inline skeleton={<HomeSkeleton />}>
          {(home) => <Home home={home} />}
        </QueryState>
      ) : (
        <Empty title={homeWords.noOutlets} text={homeWords.noOutletsText} />
      )}
      <OrderDrawer orderId={order} onClose={() => void navigate({ search: {}, resetScroll: false })} />
    </Page>
  );
}

function Home({ home }: { home: PublisherHome }) {
  return (
    <div className={classes.column}>
      <PublisherFigures home={home} />
      <ToDo tasks={home.tasks} count={home.taskCount} />
      <div className={home.earned ? classes.columns : classes.column}>
        {home.earned && <Earnings months={home.earned.months} />}
        <HomeOutlets home={home} />
      </div>
    </div>
  );
}

function Earnings({ months }: { months: NonNullable<PublisherHome["earned"]>["months"] }) {
  return (
    <Panel title={homeWords.earnings}>
      {months.every(({ amountCents }) => !amountCents) ? (
        <Empty title={homeWords.noEarnings} text={homeWords.noEarningsText} />
      ) : (
        <MonthChart label={homeWords.earnings} months={months} kind="line" />
      )}
    </Panel>
  );
}
