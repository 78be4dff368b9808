import { catalogue, nounInWords } from "#platform/words/catalogue.ts";
import { conflict, type Refusal } from "../../http/errors.ts";
import { type AnyMove, canMove, guardAgainst, type Lifecycle, type PartyOf, type StatusOf } from "../lifecycle.ts";

const texts = catalogue("lifecycle", {
  movedOn: (noun: string, status: string) =>
    `The ${noun} has moved on: it is "${status}" now. Reload the page to see where it stands.`,
});

/** The one refusal (409) of what can't be done where its object stands now. */
export const movedOn = <Name extends string, Move extends AnyMove, Facts>(
  { noun, code, statusNames }: Lifecycle<Name, Move, Facts>,
  status: StatusOf<Move>,
): Refusal => conflict(code, texts.movedOn(nounInWords(noun), statusNames[status]));

/** Throws 409 with the lifecycle's code where the move begins elsewhere, and with the code of a guard that fails. */
export function requireMove<Name extends string, Move extends AnyMove, Facts>(
  life: Lifecycle<Name, Move, Facts>,
  name: Name,
  subject: Facts & { status: StatusOf<Move> },
  party: PartyOf<Move>,
): void {
  if (!canMove(life, name, subject.status, party)) throw movedOn(life, subject.status);
  const guard = guardAgainst(life, name, subject, party);
  if (guard) throw conflict(life.guards[guard].code, life.guards[guard].refusal);
}
