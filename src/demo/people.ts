import type { Actor, OrganizationRole } from "#accounts/actor.ts";
import { createOrganization } from "#accounts/organizations/server/commands.ts";
import { clientUser, organizationMember } from "#accounts/server/tables.ts";
import { createConfirmedUser } from "#auth/server/accounts/commands.ts";
import { startCampaigning } from "#campaigns/server/commands.ts";
import type { Tx } from "#platform/database/database.ts";
import { demoLogins, demoOthers, newDemoPublisher, otherDemoPublisher, verifiedDemoPublisher } from "./cast.ts";
import { asOldAccount, payTopUp } from "./top-ups.ts";

export async function fillPublisher(tx: Tx, owner: Actor, name: string): Promise<Actor> {
  const organizationId = await createOrganization(tx, owner, { name, kind: "publisher" });
  return { ...owner, memberships: [{ organizationId, role: "OWNER" }] };
}

type Others = Record<"nora" | "ines" | "pia" | "tamsin" | "rowan" | "silas", Actor>;

/** Adds two advertisers, three publishers, a colleague of `buyer` and a person without an organization. */
export async function fillOthers(tx: Tx, buyer: Actor): Promise<Others> {
  const { nora, milo, vera, ines, ben, pia, tamsin, rowan, silas } = demoOthers;
  const travel = await fillAdvertiser(tx, await createPerson(tx, nora), {
    organization: "Northlight Travel",
    kind: "company",
    balanceCents: 3_000_000,
    project: "Northlight Journeys",
    campaign: "Slow travel, all year",
  });
  await join(tx, ownOf(travel), await createPerson(tx, milo), "MANAGER");
  await join(tx, ownOf(travel), await createPerson(tx, vera), "VIEWER");
  await join(tx, ownOf(buyer), await createPerson(tx, ben), "MANAGER");
  const author = await fillAdvertiser(tx, await createPerson(tx, ines), {
    organization: "Inés Calvo",
    kind: "individual",
    balanceCents: 1_500_000,
    project: "The Listening Room",
    campaign: "Book launch",
  });
  return {
    nora: travel,
    ines: author,
    pia: await fillPublisher(tx, await createPerson(tx, pia), otherDemoPublisher.organization),
    tamsin: await fillPublisher(tx, await createPerson(tx, tamsin), newDemoPublisher.organization),
    rowan: await fillPublisher(tx, await createPerson(tx, rowan), verifiedDemoPublisher.organization),
    silas: await createPerson(tx, silas),
  };
}

export const ownOf = ({ memberships }: Actor): string => memberships[0]?.organizationId ?? "";

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

export async function createPeople(tx: Tx): Promise<Actor[]> {
  const people: Actor[] = [];
  for (const { role, name, email, password } of demoLogins) {
    const { id } = await createConfirmedUser(tx, { email, password, data: { name } });
    const operator = role === "operator";
    await tx.insert(clientUser).values({ id, email, name, operator });
    people.push({ userId: id, email, sessionId: undefined, assurance: "aal1", operator, ...newcomer });
  }
  return people;
}

type DemoAdvertiser = {
  organization: string;
  kind: "agency" | "company" | "individual";
  project: string;
  campaign: string;
  balanceCents: number;
};

export async function fillAdvertiser(
  tx: Tx,
  advertiser: Actor,
  { organization, kind, project, campaign, balanceCents }: DemoAdvertiser,
): Promise<Actor> {
  const organizationId = await createOrganization(tx, advertiser, { name: organization, kind });
  const owner: Actor = { ...advertiser, memberships: [{ organizationId, role: "OWNER" }] };
  await startCampaigning(tx, owner, organizationId, { project, campaign });
  await asOldAccount(tx, organizationId, () => payTopUp(tx, owner, organizationId, balanceCents));
  return owner;
}
