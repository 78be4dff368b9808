import { catalogue } from "#platform/web/catalogue.ts";

export const texts = catalogue("palette", {
  title: "Command palette",
  search: "Go to a screen, work elsewhere, search outlets and messages",
  nothing: "No results",
  goTo: "Go to",
  more: "More",
  searchMedia: (query: string) => `Search outlets for “${query}”`,
  searchMessages: (query: string) => `Search messages for “${query}”`,
  help: "Keyboard shortcuts",
  keys: {
    palette: { keys: ["Ctrl", "K"], says: "Open the command palette" },
    paletteOnMac: { keys: ["⌘", "K"], says: "Open the command palette" },
    search: { keys: ["/"], says: "Search the marketplace" },
    rows: { keys: ["J", "K"], says: "Next and previous row of the marketplace" },
    choose: { keys: ["X"], says: "Choose the row's outlet to compare" },
    open: { keys: ["Enter"], says: "Open the row" },
    book: { keys: ["B"], says: "Put the row into the cart" },
    help: { keys: ["?"], says: "Show this help" },
    close: { keys: ["Esc"], says: "Close a dialog or a menu" },
    move: { keys: ["↑", "↓"], says: "Choose in the command palette" },
    act: { keys: ["Enter"], says: "Open the selected result" },
  },
  notWhileTyping: "Shortcuts don't work while you type in a field.",
  singleKeys: "Use single-key shortcuts",
  singleKeysText: "Turn them off if you press keys by accident, for example with speech input.",
});
