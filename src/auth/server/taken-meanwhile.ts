import { sqlState, violatedConstraint } from "#platform/database/faults.ts";
import type { Refusal } from "#platform/http/errors.ts";
import { identityLinked } from "./identity-refusals.ts";
import { emailExists, phoneExists, userNotFound, validationFailed } from "./refusals.ts";

/** Two who ask at once both find something free; the database gives it to one. These constraints tell the other. */
const refusals: Record<string, () => Refusal> = {
  users_pkey: () => validationFailed("A user with this ID exists already"),
  users_email: emailExists,
  users_phone: phoneExists,
  identities_provider_subject: () => identityLinked(false),
};

/**
 * The refusal of a call that lost a race: another call took its name or address, or its own account was deleted. Undefined for
 * other faults.
 */
export function refusalOfMeanwhile(error: unknown): Refusal | undefined {
  const constraint = violatedConstraint(error) ?? "";
  return constraint.endsWith("_user_id_users_id_fk") ? userNotFound() : refusals[constraint]?.();
}

const attempts = 3;

/**
 * Does the work again when somebody (or the same person in another tab) took an address or an identity in between: now it
 * is found.
 */
export async function againIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isTakenMeanwhile(error)) throw error;
    }
  }
}

const uniqueViolation = "23505";
const isTakenMeanwhile = (error: unknown) => sqlState(error) === uniqueViolation;
