import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("flags", {
  title: "Flags",
  lead: "What the web app may switch on, without a new build. An unknown flag is off.",
  add: "New Flag",
  name: "Name",
  nameHint: "Small letters, digits and hyphens",
  description: "Description",
  enabled: "Switched on",
  removeText: "What it switches is off from then on.",
  known: {
    "profile-notifications": "The page of notification preferences in the profile",
    "analytics-pageview": "Analytics are told which screens are opened, by those who agreed",
    "analytics-pageleave": "Analytics are told when screens are left, by those who agreed",
  },
});
