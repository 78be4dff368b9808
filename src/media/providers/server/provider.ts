import type { MetricName } from "../../media.ts";
import type { ProviderName } from "../providers.ts";

/** A service that measures media (R3.6, R10.9). Its names and terms: `providers.ts`. */
export type MetricProvider = {
  name: ProviderName;
  batchSize: number;
  /** Fewer domains cost as much, so they wait a day for more. */
  leastDomains: number;
  /** The maximal cost for this many domains, in the provider's own units. */
  unitsFor(domains: number): number;
  /** Reads the newest values, within a minute. Never throws for the provider's faults. */
  read(domains: string[]): Promise<MetricReadings | MetricRefusal>;
};

export type MetricValues = Partial<Record<MetricName, number>>;

/** Values by domain as asked; domains unknown to the provider are absent. */
export type MetricReadings = {
  kind: "readings";
  values: Map<string, MetricValues>;
  /** The provider's own count of units; without it, the reserved ones apply. */
  units?: number;
};

/**
 * Explains why nothing was read.
 * - `wrong_key`: a person must check the key or the plan.
 * - `out_of_quota`: the provider's own account is exhausted.
 * - `try_later`: it is busy or out of reach.
 * - `unusable`: its answer differs from its documentation.
 */
export type MetricRefusal = {
  kind: "wrong_key" | "out_of_quota" | "try_later" | "unusable";
  /** A sentence for the operator; never with the key in it. */
  problem: string;
  retryAfterSeconds?: number;
  /** Units charged despite the refusal. */
  units?: number;
  /** The request went out but the answer is missing, so Byline counts all units as spent. */
  mayBeCharged?: true;
};

export const isRefusal = (answer: { kind: string }): answer is MetricRefusal =>
  ["wrong_key", "out_of_quota", "try_later", "unusable"].includes(answer.kind);
