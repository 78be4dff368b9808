import { forbidden, Refusal } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import { catalogue } from "#platform/words/catalogue.ts";
import type { Actor } from "../actor.ts";
import { requireFreshSignIn } from "./authorize.ts";
import { sessionOver } from "./queries/actor.ts";

const texts = catalogue("accounts.server.admit", {
  operatorsNeedFactor: "Operators sign in with a second factor. Add an authenticator app to your account, then go on.",
});

export type OperatorTerms = { needFactor: boolean; sessionSeconds: number };

/**
 * Checks an operation's demands. An operator with one factor counts as an ordinary person if two are required. Throws
 * 401 for a proof too old, 403 `second_factor_needed`, 403 `no_permissions`, 403 `reauthentication_needed`.
 */
export function admit(
  actor: Actor,
  operation: Pick<Operation, "operator" | "freshProof">,
  { needFactor, sessionSeconds }: OperatorTerms,
): Actor {
  if (actor.operator && !isWithin(actor.signedInAt, sessionSeconds)) throw sessionOver();
  const isLacking = actor.operator && needFactor && actor.assurance !== "aal2";
  if (operation.operator && isLacking) throw operatorFactorMissing();
  if (operation.operator && !actor.operator) throw forbidden();
  if (operation.freshProof) requireFreshSignIn(actor);
  return isLacking ? { ...actor, operator: false } : actor;
}

const isWithin = (provedAt: Date | undefined, seconds: number): boolean =>
  provedAt !== undefined && Date.now() - provedAt.getTime() < seconds * 1_000;

function operatorFactorMissing(): Refusal {
  const message = texts.operatorsNeedFactor;
  return new Refusal(403, "second_factor_needed", message);
}
