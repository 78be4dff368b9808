import type { Disk } from "flydrive";
import type { Actor } from "#accounts/actor.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Sealer } from "#platform/files/sealer.ts";
import type { DemoClock } from "./clock.ts";

export type DemoFiles = { store: Disk; sealer: Sealer };

type Person = "ada" | "paul" | "olga" | "nora" | "ines" | "pia" | "tamsin" | "rowan" | "silas";

/** By what they are for; `year` is an agency's press work through the year. */
export type Campaigns = Record<"launch" | "year" | "travel" | "book", string>;

/** All that a scene of the demo acts upon and with. */
export type World = {
  tx: Tx;
  clock: DemoClock;
  files: DemoFiles;
  people: Record<Person, Actor>;
  campaigns: Campaigns;
};

export const ownOf = ({ memberships }: Actor): string => memberships[0]?.organizationId ?? "";
