export const messageHappenings = ["write"] as const;
export type MessageHappening = (typeof messageHappenings)[number];
