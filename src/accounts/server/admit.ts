import { forbidden, Refusal } from "#platform/http/errors.ts";
import type { Operation } from "#platform/http/resource.ts";
import type { Actor } from "../actor.ts";
import { requireFreshSignIn } from "./authorize.ts";
import { sessionOver } from "./queries/actor.ts";

/** Demands that an installation makes on its operators. */
export type OperatorTerms = { needFactor: boolean; sessionSeconds: number };

/**
 * The actor as an operation admits them. An operator who has shown one factor alone is an ordinary person where two are asked
 * for. Throws 401 once an operator's last proof is too old for their session, 403 `second_factor_needed` for an operator's
 * operation without the factor, 403 `no_permissions` for one of who is no operator, and 403 `reauthentication_needed` where the operation asks for fresh proof.
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
  const message = "Operators sign in with a second factor. Add an authenticator app to your account, then go on.";
  return new Refusal(403, "second_factor_needed", message);
}
