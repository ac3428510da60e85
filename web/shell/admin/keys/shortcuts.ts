/** Every keyboard shortcut, as listed on the help sheet. `Mod` is Ctrl, or Command on a Mac. */
export const shortcuts = [
  { keys: ["Mod", "K"], does: "Go to a tab, player, article, person, message or event, or run an action" },
  { keys: ["Mod", "S"], does: "Save the open editor" },
  { keys: ["Mod", "B"], does: "Bold, while you write an article" },
  { keys: ["Mod", "I"], does: "Italic, while you write an article" },
  { keys: ["/"], does: "Search the list", isSingle: true },
  { keys: ["j"], does: "Next row", isSingle: true },
  { keys: ["k"], does: "Previous row", isSingle: true },
  { keys: ["Enter"], does: "Open the row" },
  { keys: ["?"], does: "Show this list", isSingle: true },
  { keys: ["F8"], does: "Go to the notifications" },
  { keys: ["Esc"], does: "Close what’s open, or clear the selection" },
] as const;
