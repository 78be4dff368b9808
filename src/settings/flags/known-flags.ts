/** Flags that the web app asks for; operators see them even without a row. */
export const knownFlags = ["profile-notifications", "analytics-pageview", "analytics-pageleave"] as const;
