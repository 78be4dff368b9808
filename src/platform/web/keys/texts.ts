import { catalogue } from "../catalogue.ts";

export const texts = catalogue("keys", {
  says: {
    next: "Next row",
    previous: "Previous row",
    open: "Open the row",
    choose: "Choose the row",
    cart: "Add the row to the cart",
    favorite: "Add the outlet to your favorites, or take it out",
    block: "Block the outlet, or unblock it",
    step: "Take the next step",
    decline: "Decline or reject",
    message: "Write a message",
    remove: "Remove the row",
    date: "Set the publish date",
    markRead: "Mark the line as read",
    undo: "Undo what you just did",
  },
});
