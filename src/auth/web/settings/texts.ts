import { catalogue } from "#platform/web/catalogue.ts";

/** How one signs in: the parts of the settings that the sign-in service keeps. */
export const texts = catalogue("sign-in-settings", {
  email: "Email",
  emailText: (email: string) =>
    `You sign in with ${email}. A new address counts when it is confirmed from both inboxes.`,
  newEmail: "New email",
  changeEmail: "Change Email",
  emailSent: "Open the links that we sent to both addresses",
  password: "Password",
  changePassword: "Change Password",
  passwordChanged: "Your password is changed. Other devices are signed out.",
  methods: "Ways to sign in",
  methodNames: { email: "Email and password" } as Record<string, string>,
  link: (provider: string) => `Connect ${provider}`,
  unlink: "Disconnect",
  unlinked: "Disconnected",
  factors: {
    title: "Two-step sign-in",
    off: "Besides your password, ask for a code from an authenticator app.",
    on: "A code from your authenticator app is asked for at each sign-in.",
    add: "Add An Authenticator App",
    addTitle: "Add an authenticator app",
    scan: "Scan this with your authenticator app, then type the six digits that it shows.",
    byHand: "Can't scan? Type this key into the app:",
    qrCode: "QR code for your authenticator app",
    code: "Code",
    confirm: "Switch On",
    confirmed: "Two-step sign-in is on. Other devices are signed out.",
    added: (date: string) => `Added ${date}`,
    appName: (number: number) => `Authenticator app ${number}`,
    remove: "Remove",
    removeTitle: "Remove this authenticator app?",
    removeText: "Its codes are no longer asked for. With none left, your password alone is enough.",
    removed: "The authenticator app is removed",
  },
});
