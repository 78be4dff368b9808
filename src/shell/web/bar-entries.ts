import type { ClientUser } from "#accounts/people/contract.ts";
import type { Side } from "#accounts/places.ts";
import { type BarEntry, bars } from "./bar-places.ts";

type BarUser = Pick<ClientUser, "operator" | "userOrganizations" | "currentOrganization">;

/** Such a person neither books nor publishes: the console is all of their navigation. */
export const isOperatorAlone = ({ operator, userOrganizations }: BarUser): boolean =>
  operator && userOrganizations.length === 0;

/** The links of a person's bar: their side's, with the console for operators. */
export function barEntriesOf(user: BarUser, side: Side): readonly BarEntry[] {
  const isReached = ({ isOfOrganization }: BarEntry) => !isOfOrganization || user.currentOrganization !== null;
  return [...bars[side].filter(isReached), ...(user.operator ? bars.operator : [])];
}
