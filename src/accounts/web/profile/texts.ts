import { catalogue } from "#platform/web/catalogue.ts";

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
    choosePicture: "Choose A Picture",
    removePicture: "Remove",
    organization: "Organization",
    organizationName: "Name of the organization",
    kinds: { agency: "Agency", company: "Company", individual: "Individual", publisher: "Publisher" } as Record<
      string,
      string
    >,
    noOrganization: "You do not work in an organization yet.",
    toDashboard: "Set one up",
    onlyAdmins: "Admins and owners can change this.",
    close: "Close This Organization",
    closeTitle: (name: string) => `Close ${name}?`,
    closeText: "Nobody can book, publish or top up in it any more. It must hold no money and no open orders.",
    closed: "The organization is closed",
  },
  settings: {
    title: "Settings",
    analytics: "Analytics",
    analyticsText: "The screens that I visit may be counted, to improve them",
    theme: "Theme",
    themes: { light: "Light", dark: "Dark", auto: "As the device" } as Record<string, string>,
  },
  sessions: {
    title: "Where you are signed in",
    current: "this device",
    unknown: "Unknown device",
    lastUsed: (when: string) => `Last used ${when}`,
    end: "Sign Out",
    ended: "That device is signed out",
    endOthers: "Sign Out Everywhere Else",
    othersEnded: "All other devices are signed out",
  },
  fileRoom: {
    title: "Room for files",
    text: "Images and documents that you and your colleagues uploaded. Images that no text shows are deleted after a day.",
    own: "Your files",
    of: (name: string) => `Room used: ${name}`,
    used: (used: string, megabytes: number) => `${used} of ${megabytes.toLocaleString("en-US")} MB used`,
  },
  dataCopy: {
    title: "Your data",
    text: "A copy of everything kept about you: your record, sign-ins, messages, uploads and the orders you booked.",
    action: "Download my data",
    file: "my-data.json",
  },
  deletion: {
    title: "Delete account",
    text: "Your account and your personal data are removed for good. What was booked, published and paid stays in the books, without your name.",
    action: "Delete Account",
    blocked: "This must be settled first:",
    blockedBy: (name: string, money: string, orders: number) =>
      `${name} has no other owner and holds ${money} and ${orders} open ${orders === 1 ? "order" : "orders"}. Hand it over, or settle and withdraw.`,
    closes: (name: string, others: number) =>
      others === 0
        ? `${name} is closed.`
        : `${name} is closed, also for its ${others} other ${others === 1 ? "member" : "members"}.`,
    leaves: (name: string) => `You leave ${name}; it goes on without you.`,
    tokens: (count: number) => `${count} API ${count === 1 ? "token stops" : "tokens stop"} working.`,
    confirmTitle: "Delete your account for good?",
    confirmText: (email: string) => `Type ${email} to confirm.`,
    done: "Your account is deleted",
  },
  extras: {
    title: "API tokens",
    lead: "Keys for your own programs. A token can do what you can do, within its scopes, until it expires.",
    documentation: "API documentation",
    none: "No tokens yet",
    noneText: "Make one to let a program work for you.",
    create: "New Token",
    revoked: "The token is revoked",
  },
});
