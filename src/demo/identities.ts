import type { Disk } from "flydrive";
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
import type { Tx } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import { ownOf } from "./people.ts";
import { type Color, pngOf } from "./png.ts";

export type DemoFiles = { store: Disk; sealer: Sealer };

type Owners = Record<"paul" | "pia" | "tamsin", Actor>;

const provider = "sandbox";

/** The sandbox approves, so no operator has to. */
export async function verifyDemoIdentity(tx: Tx, owner: Actor): Promise<void> {
  const organizationId = ownOf(owner);
  const told = { kind: "person" as const, legalName: "Rowan Hale", birthDate: "1979-11-02" };
  await editIdentity(tx, owner, organizationId, { ...residence, ...told });
  await requestIdentityCheck(tx, owner, organizationId, provider);
  const intentId = (await findLastIdentityCheck(tx, organizationId))?.id ?? "";
  const reference = sandboxReference({ page: "identity", intentId, amountCents: 0 });
  const event = {
    kind: "identityVerified",
    isAsTold: true,
    id: `demo_identity_${intentId}`,
    reference,
    intentId,
  } as const;
  await receiveProviderEvent(tx, identityHandlers, provider, event);
}

const residence = { country: "GB", address: "12 Harbour Row, Leith" };

/** Fills an approved, a waiting and a rejected verification; none without the installation's encryption key. */
export async function fillIdentities(tx: Tx, files: DemoFiles, owners: Owners, operator: Actor): Promise<void> {
  if (!files.sealer.isReady()) return;
  const { paul, pia, tamsin } = owners;
  await show(tx, files, paul, { kind: "company", legalName: "Quill Media Group GmbH", registerNumber: "HRB 20417" });
  await show(tx, files, pia, { kind: "company", legalName: "Okafor Press Ltd", registerNumber: "CPR/2019/88213" });
  await show(tx, files, tamsin, { kind: "person", legalName: "Tamsin Reed", birthDate: "1984-05-17" });
  await decideIdentity(tx, operator, { organizationId: ownOf(paul), move: "approve", notes: "" });
  const notes = "The photo is cut off on the right: the number can't be read. Photograph the whole card.";
  await decideIdentity(tx, operator, { organizationId: ownOf(tamsin), move: "reject", notes });
}

type DemoIdentity = { kind: "person" | "company"; legalName: string; birthDate?: string; registerNumber?: string };

async function show(tx: Tx, files: DemoFiles, owner: Actor, told: DemoIdentity): Promise<void> {
  const organizationId = ownOf(owner);
  await editIdentity(tx, owner, organizationId, { ...residence, ...told });
  await upload(tx, files, owner, "identity");
  if (told.kind === "company") await upload(tx, files, owner, "register");
  await submitIdentity(tx, owner, organizationId);
}

async function upload(tx: Tx, { store, sealer }: DemoFiles, owner: Actor, kind: IdentityDocumentKind): Promise<void> {
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
