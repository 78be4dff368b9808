import type { MetricName } from "../../media.ts";
import type { ProviderName } from "../providers.ts";

/** A service that measures media (R3.6, R10.9): what Byline asks of each. Its names and terms: `providers.ts`. */
export type MetricProvider = {
  name: ProviderName;
  /** So many domains are asked for in one call. */
  batchSize: number;
  /** Fewer cost as much as these: so few wait a day for company. */
  leastDomains: number;
  /** What asking for so many domains costs at most, in the provider's own units. */
  unitsFor(domains: number): number;
  /** Reads the newest values, within a minute. Never throws for what the provider does. */
  read(domains: string[]): Promise<MetricReadings | MetricRefusal>;
};

export type MetricValues = Partial<Record<MetricName, number>>;

/** What was read, by domain as it was asked for; a domain that the provider does not know is not among them. */
export type MetricReadings = {
  kind: "readings";
  values: Map<string, MetricValues>;
  /** What the provider says that it cost; without it, what was reckoned. */
  units?: number;
};

/**
 * Why nothing was read. `wrong_key`: a person must look after the key or the plan. `out_of_quota`: the provider's own
 * account is used up. `try_later`: it is busy or out of reach. `unusable`: its answer is not what is documented.
 */
export type MetricRefusal = {
  kind: "wrong_key" | "out_of_quota" | "try_later" | "unusable";
  /** A sentence for the operator; never with the key in it. */
  problem: string;
  retryAfterSeconds?: number;
  /** What it cost all the same. */
  units?: number;
  /** It was asked and its answer is missing: nobody knows whether it charges for all that was asked. */
  mayBeCharged?: true;
};

export const isRefusal = (answer: { kind: string }): answer is MetricRefusal =>
  ["wrong_key", "out_of_quota", "try_later", "unusable"].includes(answer.kind);
