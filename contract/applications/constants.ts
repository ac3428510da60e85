export const ages = ["Under 12", "13", "14", "15", "16", "17", "18+"] as const;
export const defaultAge = "18+";
export const yesNoMaybe = ["Yes", "Maybe", "No"] as const;
export const scamResponses = ["Mute Them", "Ban Them", "Say Good Job", "Help Them Scam"] as const;
export const racistResponses = ["Mute Them", "Ban Them", "Say Good Job"] as const;
export const advertisingResponses = ["Mute Them", "Ban Them", "Say Good Job", "Tell Them to Stop"] as const;
export const staffHours = ["1 Hour", "2 Hours", "3 Hours", "4 Hours", "5 Hours or more"] as const;
export const managementHours = ["1 Hour", "2 Hours", "3 Hours", "4 Hours", "5 Hours or More"] as const;
export const managementTypes = [
  "Community Management",
  "Business Management",
  "Server Management",
  "General Management",
  "Others",
] as const;

/** Limits in characters for an answer that must be detailed. The `detailed` message below quotes them. */
export const detailedAnswer = { min: 50, max: 4000 } as const;

/** Longest notes in characters, to the applicant or between staff. */
export const maxNotesLength = 2000;

/** The applications as a CSV file. */
export const applicationsFilePath = "/api/admin/applications.csv";

/** How long a decision can be taken back. Its mail is sent after that. */
export const takeBackMs = 5 * 60_000;

export function tooYoungFor(minimumAge: number): string {
  return `You must be ${minimumAge} or older to apply`;
}

/** Messages on the application screens. */
export const applicationTexts = {
  discordTag: "Discord tag is required",
  recordedDiscord: "Discord username is required",
  timezone: "Timezone/country is required",
  age: "Age is required",
  managementAge: "Please select your age",
  tooYoung: tooYoungFor(13),
  preferredName: "Preferred name/nickname is required",
  discordJoinDate: "Discord join date is required",
  moderationExperience: "Please specify your moderation experience",
  serverLength: "Please specify how long you've been in the server",
  detailed: "Please provide a detailed answer (min 50 characters)",
  option: "Please select an option",
  managementTypes: "Please select at least one management type",
  gate: "Authentication Required",
  signInFirst: { title: "Authentication Required", description: "Please sign in to submit your application." },
  submitted: "Application Submitted!",
  failed: "Failed to submit application. Please try again.",
  staffFailed: "Submission Failed",
  managementFailed: "Error",
  notOpen: "Applications aren’t open",
  typedIsKept: "What you typed is kept on this device.",
  second: "You’ve already sent this application. Each person can send one.",
  reviewed: "This application has already been reviewed.",
  undecided: "This application is still pending, so there’s no decision to take back.",
  final: "A decision can be taken back for five minutes. This one is final.",
  takenBack: "Decision taken back",
  takeBackFailed: "Couldn’t take the decision back",
  reasonMissing: "Please give a reason.",
  approved: "Application approved",
  rejected: "Application rejected",
  deleted: "Application deleted",
  internalNotesHint: "The applicant isn’t shown these, but they’re part of their data export.",
  notesExported: "Both kinds of notes are part of the applicant’s data export.",
  notesFailed: "Couldn’t save the notes",
  stale:
    "Someone else changed this application while you were editing. Your changes are still here: check theirs and save again.",
  recorded: "Application recorded",
} as const;

export const applicationStatuses = ["pending", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: "Pending",
  approved: "Approved",
  rejected: "Rejected",
};

export const applicationSorts = ["createdAt", "name"] as const;
