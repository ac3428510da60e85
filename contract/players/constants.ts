export const playerRoles = ["Competitive Player", "Pro Player", "Content Creator", "Coach", "Analyst"] as const;

/** Columns the dashboard's list can be sorted by. `roster` is the order visitors see, followed by former players. */
export const playerSorts = ["roster", "gamertag", "role", "powerRanking", "earnings"] as const;

/** Messages on the roster's screens. */
export const playerTexts = {
  incomplete: "Gamertag and Real Name are required",
  wholeNumber: "Please enter a whole number, 0 or more",
  addressTaken: "Another player got the same address just now. Save again to get one of your own.",
  created: "Player created",
  updated: "Player updated",
  deleted: "Player deleted",
  createFailed: "Failed to create player",
  stopped: "The upload was interrupted. Check the list before you try again.",
  updateFailed: "Failed to update player",
  deleteFailed: "Failed to delete player",
  stale:
    "Someone else changed this player while you were editing. Your changes are still here: check theirs and save again.",
} as const;
