import { catalogue } from "#platform/words/catalogue.ts";
import { counted, inFigures } from "#platform/words/number-words.ts";

export const texts = catalogue("profile", {
  save: "Save",
  saved: "Saved",
  unnamed: "Unnamed",
  general: {
    title: "General",
    person: "You",
    name: "Name",
    phone: "Phone",
    phoneHint: "With the country, for example +1 555 0100",
    picture: "Picture",
    choosePicture: "Choose a picture",
    removePicture: "Remove",
    organization: "Organization",
    organizationName: "Organization name",
    kinds: { agency: "Agency", company: "Company", individual: "Individual", publisher: "Publisher" } as Record<
      string,
      string
    >,
    noOrganization: "You don't belong to an organization yet.",
    toDashboard: "Set one up",
    onlyAdmins: "Admins and owners can change this.",
    close: "Close this organization",
    closeTitle: (name: string) => `Close ${name}?`,
    closeText:
      "No one can book, publish or top up in it anymore. It must have no money, no open orders and no payment to come. Guarantees for what it booked end: if a publication is lost later, no one is refunded.",
    closed: "The organization is closed",
  },
  settings: {
    title: "Settings",
    analytics: "Analytics",
    analyticsText: "Count the screens I visit, to improve them",
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", auto: "As the device" } as Record<string, string>,
  },
  sessions: {
    title: "Where you are signed in",
    current: "this device",
    unknown: "Unknown device",
    lastUsed: (when: string) => `Last used ${when}`,
    end: "Sign out",
    ended: "Device signed out",
    endOthers: "Sign out everywhere else",
    othersEnded: "Signed out everywhere else",
  },
  fileRoom: {
    title: "File storage",
    text: "Images and documents you and your colleagues uploaded. Images not used in a text are deleted after a day.",
    own: "Your files",
    of: (name: string) => `Storage used: ${name}`,
    used: (used: string, megabytes: number) => `${used} of ${inFigures(megabytes)} MB used`,
  },
  dataCopy: {
    title: "Your data",
    text: "A copy of everything we store about you: profile, sign-ins, messages, uploads and the orders you booked.",
    action: "Download my data",
    file: "my-data.json",
  },
  deletion: {
    title: "Delete account",
    text: "We delete your account and personal data permanently. Bookings, publications and payments stay in the books without your name.",
    action: "Delete account",
    blocked: "Settle this first:",
    blockedBy: ({ name, still, advice }: { name: string; still: string; advice: string }) =>
      `${name} has no other owner. It still ${still}. Transfer ownership, or settle and withdraw. ${advice}`.trim(),
    closes: (name: string, others: number) =>
      `${name} is closed${others === 0 ? "" : `, also for its ${counted(others, "other member")}`}, and guarantees for what it booked end.`,
    leaves: (name: string) => `You leave ${name}. It continues without you.`,
    tokens: (count: number) => `${count} API ${count === 1 ? "token stops" : "tokens stop"} working.`,
    confirmTitle: "Delete your account permanently?",
    confirmText: (email: string) => `Type ${email} to confirm.`,
    done: "Your account is deleted",
  },
  extras: {
    title: "API tokens",
    lead: "Keys for your own programs. A token can do what you can do, within its scopes, until it expires.",
    documentation: "API documentation",
    none: "No tokens yet",
    noneText: "Create one to let a program work for you.",
    create: "New token",
    revoked: "Token revoked",
  },
});
