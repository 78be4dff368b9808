/** Days that the trail of agents' calls is kept. */
export const agentCallDays = 365;

export const appMax = 120;
