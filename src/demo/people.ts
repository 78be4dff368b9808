import type { Actor, OrganizationRole } from "#accounts/actor.ts";
import { createOrganization } from "#accounts/organizations/server/commands.ts";
import { clientUser, organizationMember } from "#accounts/server/tables.ts";
import { createConfirmedUser } from "#auth/server/accounts/commands.ts";
import { createCampaign, editCampaign, enterCampaign, startCampaigning } from "#campaigns/server/commands.ts";
import { listCampaigns } from "#campaigns/server/queries.ts";
import { idOf } from "#platform/contract/iri.ts";
import type { Tx } from "#platform/database/database.ts";
import {
  demoAdvertiser,
  demoLogins,
  demoOthers,
  demoPublisher,
  newDemoPublisher,
  otherDemoPublisher,
  verifiedDemoPublisher,
} from "./cast.ts";
import { type Campaigns, ownOf, type World } from "./world.ts";

const campaignNames: Campaigns = {
  launch: demoAdvertiser.campaign,
  year: "Press work",
  travel: "Slow travel, all year",
  book: "Book launch",
};

/** Makes everybody with their organizations, projects and campaigns. */
export async function createPeople(tx: Tx): Promise<Pick<World, "people" | "campaigns">> {
  const [advertiser, publisher, operator] = await createLogins(tx);
  if (!advertiser || !publisher || !operator) throw new Error("the demo has no people");
  const { nora, milo, vera, ines, ben, pia, tamsin, rowan, silas } = demoOthers;
  const ada = await withOrganization(tx, advertiser, demoAdvertiser.organization, demoAdvertiser.kind);
  const travel = await withOrganization(tx, await createPerson(tx, nora), "Northlight Travel", "company");
  const author = await withOrganization(tx, await createPerson(tx, ines), "Inés Calvo", "individual");
  await join(tx, ownOf(travel), await createPerson(tx, milo), "MANAGER");
  await join(tx, ownOf(travel), await createPerson(tx, vera), "VIEWER");
  await join(tx, ownOf(ada), await createPerson(tx, ben), "MANAGER");
  const publishing = async (person: { name: string; email: string }, { organization }: { organization: string }) =>
    withOrganization(tx, await createPerson(tx, person), organization, "publisher");
  const people = {
    ada,
    paul: await withOrganization(tx, publisher, demoPublisher.organization, "publisher"),
    olga: operator,
    nora: travel,
    ines: author,
    pia: await publishing(pia, otherDemoPublisher),
    tamsin: await publishing(tamsin, newDemoPublisher),
    rowan: await publishing(rowan, verifiedDemoPublisher),
    silas: await createPerson(tx, silas),
  };
  const { project } = demoAdvertiser;
  const launch = await campaigning(tx, ada, { project, campaign: campaignNames.launch, budgetCents: 3_000_000 });
  const campaigns = {
    launch: launch.id,
    year: await secondCampaign(tx, ada, launch.project),
    travel: (await campaigning(tx, travel, { project: "Northlight Journeys", campaign: campaignNames.travel })).id,
    book: (await campaigning(tx, author, { project: "The Listening Room", campaign: campaignNames.book })).id,
  };
  await enterCampaign(tx, ada, launch.id);
  return { people, campaigns };
}

/** The same people and campaigns, as a later transaction finds them. */
export async function readPeople(tx: Tx): Promise<Pick<World, "people" | "campaigns">> {
  const { rows } = await tx.$client.query<{
    id: string;
    email: string;
    operator: boolean;
    organizationId: string | null;
  }>(
    `SELECT person.id, person.email, person.operator, member.organization_id AS "organizationId"
     FROM client_user AS person LEFT JOIN organization_member AS member ON member.user_id = person.id AND member.role = 'OWNER'`,
  );
  const named = (wanted: { email: string }): Actor => {
    const found = rows.find(({ email }) => email === wanted.email);
    if (!found) throw new Error(`the demo misses ${wanted.email}`);
    const { id: userId, email, operator, organizationId } = found;
    const memberships = organizationId ? [{ organizationId, role: "OWNER" as const }] : [];
    return { userId, email, sessionId: undefined, assurance: "aal1", operator, ...newcomer, memberships };
  };
  const [ada, paul, olga] = demoLogins;
  const { nora, ines, pia, tamsin, rowan, silas } = demoOthers;
  const people = { ada, paul, olga, nora, ines, pia, tamsin, rowan, silas };
  const campaigns = await tx.$client.query<{ id: string; name: string }>("SELECT id, name FROM campaign");
  const idOfCampaign = (wanted: string) => campaigns.rows.find(({ name }) => name === wanted)?.id ?? "";
  return {
    people: mapValues(people, named),
    campaigns: mapValues(campaignNames, idOfCampaign),
  };
}

function mapValues<Name extends string, Value, Result>(
  values: Record<Name, Value>,
  change: (value: Value) => Result,
): Record<Name, Result> {
  const entries = Object.entries<Value>(values).map(([name, value]) => [name, change(value)]);
  return Object.fromEntries(entries) as Record<Name, Result>;
}

type Organization = "agency" | "company" | "individual" | "publisher";

async function withOrganization(tx: Tx, owner: Actor, name: string, kind: Organization): Promise<Actor> {
  const organizationId = await createOrganization(tx, owner, { name, kind });
  return { ...owner, memberships: [{ organizationId, role: "OWNER" }] };
}

type Begun = { project: string; campaign: string; budgetCents?: number };

async function campaigning(tx: Tx, owner: Actor, { budgetCents, ...begun }: Begun) {
  await startCampaigning(tx, owner, ownOf(owner), begun);
  const [campaign] = (await listCampaigns(tx, owner, { page: 1, itemsPerPage: 1 })).items;
  if (!campaign) throw new Error("the demo has no campaign");
  if (budgetCents) await editCampaign(tx, owner, campaign.id, { budgetCents });
  return { id: campaign.id, project: idOf(campaign.project) };
}

/** The agency's press work through the year; a campaign of the spring is over. */
async function secondCampaign(tx: Tx, agency: Actor, project: string): Promise<string> {
  const past = await createCampaign(tx, agency, { project, name: "Spring tasting", goal: "traffic" });
  await editCampaign(tx, agency, past, { status: "archived" });
  return createCampaign(tx, agency, { project, name: campaignNames.year, goal: "awareness" });
}

async function createPerson(tx: Tx, { name, email }: { name: string; email: string }): Promise<Actor> {
  const { id } = await createConfirmedUser(tx, { email, password: crypto.randomUUID(), data: { name } });
  await tx.insert(clientUser).values({ id, email, name });
  return { userId: id, email, sessionId: undefined, assurance: "aal1", operator: false, ...newcomer };
}

/** Stands in for accepting an invitation, whose secret only its mail knows. */
async function join(tx: Tx, organizationId: string, { userId }: Actor, role: OrganizationRole): Promise<void> {
  await tx.insert(organizationMember).values({ organizationId, userId, role });
}

const newcomer = { signedInAt: new Date(), memberships: [], projectMemberships: [], mediaMemberships: [] };

async function createLogins(tx: Tx): Promise<Actor[]> {
  const people: Actor[] = [];
  for (const { role, name, email, password } of demoLogins) {
    const { id } = await createConfirmedUser(tx, { email, password, data: { name } });
    const operator = role === "operator";
    await tx.insert(clientUser).values({ id, email, name, operator });
    people.push({ userId: id, email, sessionId: undefined, assurance: "aal1", operator, ...newcomer });
  }
  return people;
}
