import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("flags", {
  title: "Flags",
  lead: "Features of the web app to turn on without a new build. Unknown flags are off.",
  add: "New flag",
  name: "Name",
  nameHint: "Small letters, digits and hyphens",
  description: "Description",
  enabled: "Switched on",
  removeText: "Its feature is turned off.",
  known: {
    "profile-notifications": "Notification preferences in the profile",
    "analytics-pageview": "Analytics count opened screens of people who agreed",
    "analytics-pageleave": "Analytics count left screens of people who agreed",
  },
});
