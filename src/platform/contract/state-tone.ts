/** How a state reads: done, waiting for somebody, in need of care, under way, or over. */
export const stateTones = ["good", "waiting", "bad", "calm", "quiet"] as const;
export type StateTone = (typeof stateTones)[number];
