import type { Actor } from "#accounts/actor.ts";
import { may, seesAmounts } from "#accounts/permissions.ts";
import { readOrders } from "#orders/list/server/queries.ts";
import { dueSql, onTimeSql } from "#orders/server/queries-punctuality.ts";
import { claimedStatus, completedStatuses, heldStatuses } from "#orders/statuses.ts";
import { iri } from "#platform/contract/iri.ts";
import { countedMost } from "#platform/contract/list-length.ts";
import type { Reader } from "#platform/database/database.ts";
import { literal, literals } from "#platform/database/sql/literals.ts";
import { isAccount } from "#wallet/server/queries-accounts.ts";
import { readTradeMonths } from "../../server/queries-months.ts";
import { type HomeScope, homeScopeOf, isInScopeOf, nameFor, valuesOf } from "../../server/queries-scope.ts";
import { readTasks } from "../../server/queries-tasks.ts";
import { bySoonest, type Task, taskOfBalance, taskOfBudget, tasksMax } from "../../task.ts";
import type { AdvertiserHome } from "../contract.ts";

const publicationsShown = 4;
const campaignsShown = 4;
/** Older publications have been counted often enough. */
const newestPublications = 1_000;
const judgedPublications = 200;

/** The home of an organization as the actor sees it; undefined for a stranger. Its statements run side by side, chains first. */
export async function findAdvertiserHome(
  reader: Reader,
  actor: Actor,
  organizationId: string,
): Promise<AdvertiserHome | undefined> {
  const scope = homeScopeOf(actor, organizationId, "client");
  if (!scope) return undefined;
  const isWhole = scope.places === undefined;
  const mayReadWallet = may(actor, "wallet.read", { organizationId }) === true;
  const readsAmounts = isWhole ? mayReadWallet : allShowAmounts(actor, scope);
  const [{ tasks, taskCount }, publications, running, standing, campaigns, balance, months] = await Promise.all([
    readTasks(reader, actor, scope),
    readLatest(reader, actor, scope),
    readRunning(reader, scope),
    readStanding(reader, scope),
    readCampaigns(reader, actor, scope),
    mayReadWallet ? readBalance(reader, organizationId) : undefined,
    readsAmounts ? readTradeMonths(reader, scope, new Date()) : undefined,
  ]);
  const others: Task[] = [
    ...(balance ? taskOfBalance({ organizationId, ...balance }, actor) : []),
    ...campaigns.flatMap(({ id, mayRaise, ...campaign }) => taskOfBudget({ id, mayRaise, ...campaign })),
  ];
  return {
    id: organizationId,
    tasks: [...tasks, ...others].toSorted(bySoonest).slice(0, tasksMax),
    taskCount: taskCount + others.length,
    wallet: balance
      ? { showsAmounts: true, availableCents: balance.availableCents, heldCents: balance.heldCents }
      : null,
    running,
    ...standing,
    spending: months ? { showsAmounts: true, months } : null,
    campaigns: campaigns.map(({ id: _id, mayRaise: _mayRaise, ...campaign }) => campaign),
    publications,
  };
}

const allShowAmounts = (actor: Actor, { organizationId, places = [] }: HomeScope): boolean =>
  places.length > 0 && places.every((projectId) => seesAmounts(actor, { organizationId, projectId }));

type Balance = { availableCents: number; heldCents: number; lowBalanceCents: number | null };

async function readBalance(reader: Reader, organizationId: string): Promise<Balance | undefined> {
  const { rows } = await reader.$client.query<Balance>({
    name: "home-balance",
    text: `SELECT account.balance_cents AS "availableCents", held.balance_cents AS "heldCents", low_balance_cents AS "lowBalanceCents"
      FROM organization JOIN ledger_account AS account ON ${isAccount("available", "organization.id", "account")}
      JOIN ledger_account AS held ON ${isAccount("held", "organization.id", "held")} WHERE organization.id = $1`,
    values: [organizationId],
  });
  return rows[0];
}

/** By `order_client_status` and `campaign_organization`. */
async function readRunning(reader: Reader, scope: HomeScope): Promise<AdvertiserHome["running"]> {
  const { rows } = await reader.$client.query<AdvertiserHome["running"]>({
    name: nameFor("home-running", scope),
    text: `SELECT
        (SELECT count(*) FROM (SELECT FROM publication_order AS o
          WHERE ${isInScopeOf(scope, "o")} AND o.status IN ${literals(heldStatuses)} LIMIT ${countedMost}) AS held)::integer AS orders,
        (SELECT count(*) FROM campaign JOIN campaign_sum ON campaign_sum.campaign_id = campaign.id
          WHERE campaign.organization_id = $1 AND held_cents > 0${scope.places ? " AND campaign.project_id = ANY ($2::uuid[])" : ""})::integer AS campaigns`,
    values: valuesOf(scope),
  });
  return rows[0] ?? { orders: 0, campaigns: 0 };
}

/** By `order_client_published`; the newest publications only, and of them the newest for what is looked up in events. */
const standingText = (scope: HomeScope) => `
  WITH newest AS (
    SELECT o.id, o.status, o.published_at FROM publication_order AS o
    WHERE ${isInScopeOf(scope, "o")} AND o.published_at IS NOT NULL
    ORDER BY o.published_at DESC, o.id DESC LIMIT ${newestPublications}),
  lately AS (SELECT * FROM newest WHERE published_at > now() - interval '30 days'),
  judged AS (
    SELECT ${onTimeSql} AS on_time FROM (SELECT id FROM lately LIMIT ${judgedPublications}) AS dated JOIN publication_order USING (id)
    WHERE ${dueSql} IS NOT NULL)
  SELECT (SELECT count(*) FROM lately)::integer AS orders, (SELECT count(*) FROM judged)::integer AS judged,
    (SELECT count(*) FROM judged WHERE on_time)::integer AS "onTime",
    count(*)::integer AS paid, count(*) FILTER (WHERE watch.lost_at IS NULL)::integer AS "asAgreed",
    (SELECT count(*) FROM publication_order AS o WHERE ${isInScopeOf(scope, "o")} AND o.due_at IS NOT NULL
      AND o.status = ${literal(claimedStatus)})::integer AS claims
  FROM newest LEFT JOIN publication_watch AS watch ON watch.order_id = newest.id WHERE newest.status IN ${literals(completedStatuses)}`;

type StandingRow = AdvertiserHome["published"] & AdvertiserHome["links"];

async function readStanding(reader: Reader, scope: HomeScope): Promise<Pick<AdvertiserHome, "published" | "links">> {
  const { rows } = await reader.$client.query<StandingRow>({
    name: nameFor("home-standing", scope),
    text: standingText(scope),
    values: valuesOf(scope),
  });
  const { orders = 0, judged = 0, onTime = 0, paid = 0, asAgreed = 0, claims = 0 } = rows[0] ?? {};
  return { published: { orders, judged, onTime }, links: { paid, asAgreed, claims } };
}

async function readLatest(reader: Reader, actor: Actor, scope: HomeScope): Promise<AdvertiserHome["publications"]> {
  const { rows } = await reader.$client.query<{ id: string }>({
    name: nameFor("home-latest", scope),
    text: `SELECT o.id FROM publication_order AS o WHERE ${isInScopeOf(scope, "o")} AND o.published_at IS NOT NULL
      ORDER BY o.published_at DESC, o.id DESC LIMIT ${publicationsShown}`,
    values: valuesOf(scope),
  });
  const ids = rows.map(({ id }) => id);
  const orders = ids.length > 0 ? await readOrders(reader, actor, ids) : [];
  return orders.flatMap(({ id, title, mediaName, publishedAt, proof }) =>
    publishedAt && proof ? [{ order: iri("orders", id), title, mediaName, publishedAt, proof }] : [],
  );
}

type CampaignRow = Omit<AdvertiserHome["campaigns"][number], "campaign" | "project" | "showsAmounts"> & {
  id: string;
  projectId: string;
};

/** By `campaign_organization`, with the kept sums. */
async function readCampaigns(reader: Reader, actor: Actor, scope: HomeScope) {
  const { rows } = await reader.$client.query<CampaignRow>({
    name: nameFor("home-campaigns", scope),
    text: `SELECT campaign.id, campaign.project_id AS "projectId", campaign.name, project.name AS "projectName", campaign.goal,
        campaign.budget_cents AS "budgetCents", kept.order_count AS "orderCount", kept.spent_cents AS "spentCents", kept.held_cents AS "heldCents"
      FROM campaign JOIN project ON project.id = campaign.project_id JOIN campaign_sum AS kept ON kept.campaign_id = campaign.id
      WHERE campaign.organization_id = $1${scope.places ? " AND campaign.project_id = ANY ($2::uuid[])" : ""}
        AND campaign.status = 'active' AND project.archived_at IS NULL
      ORDER BY kept.held_cents DESC, kept.spent_cents DESC, campaign.created_at DESC, campaign.id LIMIT ${campaignsShown}`,
    values: valuesOf(scope),
  });
  return rows.map(({ projectId, ...row }) => {
    const place = { organizationId: scope.organizationId, projectId };
    return {
      ...row,
      campaign: iri("campaigns", row.id),
      project: iri("projects", projectId),
      showsAmounts: seesAmounts(actor, place),
      mayRaise: may(actor, "campaign.exceedBudget", place) === true,
    };
  });
}
