import { catalogue } from "#platform/words/catalogue.ts";
/** Texts of every screen, word for word from the error catalogue (R8). Part of the first load. */
export const texts = catalogue("platform", {
  somethingWrong: "Something went wrong, please try again later",
  noPermissions: "You don't have permissions",
  accessDenied: {
    title: "Access Denied",
    text: "You don't have access to this resource. If you are sure that an error has occurred, contact support.",
    action: "Got It",
  },
  notFound: {
    title: (path: string) => `Page Not Found: ${path}`,
    text: "Sorry, the page you are looking for doesn't exist or has been moved",
    action: "Take Me Home",
  },
  failure: {
    title: "Something Went Wrong",
    text: "You've done nothing wrong. Something has happened on our end. If the error persists, come back later when we hopefully have fixed it.",
    action: "Got It",
  },
  /** Within the text above. */
  contact: "contact support",
  tryAgain: "Try again",
  cancel: "Cancel",
  undo: "Undo",
  undone: "Undone",
  times: (count: number) => `×${count}`,
  close: "Close",
  showPassword: "Show or hide the password",
  loading: "Loading",
});
