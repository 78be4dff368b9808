import { sqlState, violatedConstraint } from "#platform/database/faults.ts";
import type { Refusal } from "#platform/http/errors.ts";
import { identityLinked } from "./identity-refusals.ts";
import { emailExists, phoneExists, userNotFound, validationFailed } from "./refusals.ts";

/** Of two parallel calls that both saw a free value, these constraints refuse the second. */
const refusals: Record<string, () => Refusal> = {
  users_pkey: () => validationFailed("A user with this ID exists already"),
  users_email: emailExists,
  users_phone: phoneExists,
  identities_provider_subject: () => identityLinked(false),
};

/**
 * Refusal of a call that lost a race for a name or address, or whose account was deleted. Undefined for other faults.
 */
export function refusalOfMeanwhile(error: unknown): Refusal | undefined {
  const constraint = violatedConstraint(error) ?? "";
  return constraint.endsWith("_user_id_users_id_fk") ? userNotFound() : refusals[constraint]?.();
}

const attempts = 3;

/** Repeats the work when a parallel call took an address or identity: now it is found. */
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
