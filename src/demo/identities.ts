import { v7 } from "uuid";
import type { Actor } from "#accounts/actor.ts";
import type { IdentityDocumentKind } from "#identity/identity.ts";
import { editIdentity, keepDocument, submitIdentity } from "#identity/server/commands/owner.ts";
import { decideIdentity } from "#identity/server/commands/reviewer.ts";
import { keyOfDocument } from "#identity/server/queries.ts";
import { receiveProviderEvent } from "#payments/events/server/commands.ts";
import { requestIdentityCheck } from "#payments/identity-checks/server/commands.ts";
import { identityHandlers } from "#payments/identity-checks/server/handlers.ts";
import { findLastIdentityCheck } from "#payments/identity-checks/server/queries.ts";
import { sandboxReference } from "#payments/providers/sandbox/answers.ts";
import type { Scene } from "./agenda.ts";
import { days, hours } from "./clock.ts";
import { type Color, pngOf } from "./png.ts";
import { ownOf, type World } from "./world.ts";

const provider = "sandbox";

/** Verifications in every state; of those by documents none without the installation's encryption key. */
export const identityScenes = (world: World): Scene[] => [
  verifiedByProvider(world),
  begun(world),
  ...(world.files.sealer.isReady() ? [approved(world), rejected(world), waiting(world)] : []),
];

/** The sandbox approves, so no operator has to. */
async function* verifiedByProvider({ clock, tx, people: { rowan } }: World): Scene {
  yield clock.ago(days(120));
  const organizationId = ownOf(rowan);
  const told = { kind: "person" as const, legalName: "Rowan Hale", birthDate: "1979-11-02" };
  await editIdentity(tx, rowan, organizationId, { ...residence, ...told });
  await requestIdentityCheck(tx, rowan, organizationId, provider);
  const intentId = (await findLastIdentityCheck(tx, organizationId))?.id ?? "";
  const reference = sandboxReference({ page: "identity", intentId, amountCents: 0 });
  yield new Date(clock.now.getTime() + hours(0.1));
  await receiveProviderEvent(tx, identityHandlers, provider, {
    kind: "identityVerified",
    isAsTold: true,
    id: `demo_identity_${intentId}`,
    reference,
    intentId,
  });
}

const residence = { country: "GB", address: "12 Harbour Row, Leith" };

async function* begun({ clock, tx, people: { ines } }: World): Scene {
  yield clock.ago(days(30));
  await editIdentity(tx, ines, ownOf(ines), { country: "ES", kind: "person", legalName: "Inés Calvo" });
}

async function* approved(world: World): Scene {
  const { clock, tx, people } = world;
  yield clock.ago(days(418));
  await show(world, people.paul, {
    kind: "company",
    legalName: "Quill Media Group GmbH",
    registerNumber: "HRB 20417",
  });
  yield clock.ago(days(417));
  await decideIdentity(tx, people.olga, { organizationId: ownOf(people.paul), move: "approve", notes: "" });
}

async function* rejected(world: World): Scene {
  const { clock, tx, people } = world;
  yield clock.ago(days(7));
  await show(world, people.tamsin, { kind: "person", legalName: "Tamsin Reed", birthDate: "1984-05-17" });
  yield clock.ago(days(6));
  const notes = "The photo is cut off on the right: the number can't be read. Photograph the whole card.";
  await decideIdentity(tx, people.olga, { organizationId: ownOf(people.tamsin), move: "reject", notes });
}

async function* waiting(world: World): Scene {
  yield world.clock.ago(days(1.2));
  await show(world, world.people.pia, {
    kind: "company",
    legalName: "Okafor Press Ltd",
    registerNumber: "CPR/2019/88213",
  });
}

type DemoIdentity = { kind: "person" | "company"; legalName: string; birthDate?: string; registerNumber?: string };

async function show(world: World, owner: Actor, told: DemoIdentity): Promise<void> {
  const organizationId = ownOf(owner);
  await editIdentity(world.tx, owner, organizationId, { ...residence, ...told });
  await upload(world, owner, "identity");
  if (told.kind === "company") await upload(world, owner, "register");
  await submitIdentity(world.tx, owner, organizationId);
}

async function upload({ tx, files }: World, owner: Actor, kind: IdentityDocumentKind): Promise<void> {
  const { store, sealer } = files;
  const id = v7();
  const bytes = specimen(kind === "identity" ? [96, 128, 168] : [168, 152, 112]);
  await store.put(keyOfDocument(id), sealer.seal(bytes, id));
  const document = { id, kind, name: `${kind}.png`, contentType: "image/png", bytes: bytes.length };
  await keepDocument(tx, owner, ownOf(owner), document);
}

const [width, height] = [480, 300];

const specimen = (color: Color): Buffer => pngOf(width, height, (x, y) => (isLine(x, y) ? color : [238, 240, 244]));

const isLine = (x: number, y: number): boolean =>
  (x > 24 && x < 150 && y > 60 && y < 220) || (x > 180 && x < 440 && y > 60 && y < 240 && y % 36 < 12);
