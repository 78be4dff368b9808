/** Days that the trail of agents' calls is kept. */
export const agentCallDays = 365;

export const appMax = 120;

/** `begun` stays on a call whose process ended before its answer. A refusal has its code instead. */
export const agentCallOutcomes = ["begun", "done", "asked", "declined"] as const;
