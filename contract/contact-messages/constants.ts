export const contactSubjects = ["sponsorship", "media", "collaboration", "other"] as const;

/** What the form says when a field is empty, and after sending. */
export const contactTexts = {
  incomplete: "Please fill in all fields",
  invalidEmail: "Please enter a valid email address",
  failed: "Failed to send message. Please try again later.",
  unanswered: "No answer came back, so we may have it. Send it again to be sure: it won’t arrive twice.",
  sent: "Thank you for your message! We'll get back to you soon.",
} as const;

export const contactSubjectLabels: Record<(typeof contactSubjects)[number], string> = {
  sponsorship: "Sponsorship",
  media: "Media",
  collaboration: "Collaboration",
  other: "Other",
};

/** Messages to staff after they change a message. */
export const messageTexts = {
  deleted: "Message deleted",
  readFailed: "Failed to mark message as read",
  unreadFailed: "Failed to mark message as unread",
  archiveFailed: "Failed to archive message",
  unarchiveFailed: "Failed to move message out of the archive",
  deleteFailed: "Failed to delete message",
} as const;

/** Columns the list of messages can be sorted by, and the states it can be filtered by. */
export const messageSorts = ["createdAt", "name"] as const;
export const messageStates = ["unread", "archived"] as const;

/** Changes that can be made to several messages at once. */
export const messageChanges = ["read", "unread", "archive", "unarchive", "delete"] as const;
export type MessageChange = (typeof messageChanges)[number];
