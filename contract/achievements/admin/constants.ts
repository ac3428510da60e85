export const mostPlayers = 30;

export const achievementSorts = ["date", "title", "position"] as const;

/** Messages on the achievement screens. */
export const achievementTexts = {
  title: "Title is required",
  position: "Please enter the position as a whole number from 1",
  date: "Date is required",
  prize: "Please enter an amount as in 1,500 or 1500.50, at most a billion, or a word",
  outOfReach: "Please choose a date between 2000 and 2100",
  noSuchPlayer: "One of these players isn’t on the roster. Remove them and choose again.",
  lastPosition: "Please enter the last shared position, which is below the position itself",
  startedOn: "The first day can’t be after the date",
  share: "Please enter a share as a whole number from 0",
  sharesTooLarge: "The shares are more than the prize. Lower one of them.",
  sharesOfWords: "Only a prize that’s an amount can be shared out",
  tooManyPlayers: `Please choose ${mostPlayers} players at most`,
  created: "Achievement created",
  updated: "Achievement updated",
  deleted: "Achievement deleted",
  failed: "Failed to save achievement",
  deleteFailed: "Failed to delete achievement",
  stale:
    "Someone else changed this result while you were editing. Your changes are still here: check theirs and save again.",
} as const;
