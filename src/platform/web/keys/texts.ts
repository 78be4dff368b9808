import { catalogue } from "#platform/words/catalogue.ts";

export const texts = catalogue("keys", {
  says: {
    palette: "Open the command palette",
    search: "Search the marketplace",
    help: "Show the keys of this screen",
    next: "Next row",
    previous: "Previous row",
    open: "Open the row",
    choose: "Choose the row",
    preview: "Preview the outlet",
    cart: "Add to the cart, or take out",
    favorite: "Favorite the outlet",
    block: "Block the outlet",
    remove: "Remove the row",
    markRead: "Mark as read",
    undo: "Undo",
    link: "Make a link of the selection",
    send: "Send the message",
  },
});
