export const contactSubjects = ["sponsorship", "media", "collaboration", "other"] as const;

/** What the form says whenever one of its fields is empty, and after sending. */
export const contactTexts = {
  incomplete: "Please fill in all fields",
  invalidEmail: "Please enter a valid email address",
  failed: "Failed to send message. Please try again later.",
  sent: "Thank you for your message! We'll get back to you soon.",
} as const;

export const contactSubjectLabels: Record<(typeof contactSubjects)[number], string> = {
  sponsorship: "Sponsorship",
  media: "Media",
  collaboration: "Collaboration",
  other: "Other",
};

/** What staff are told of what they did with a message. */
export const messageTexts = {
  deleted: "Message deleted",
  readFailed: "Failed to mark message as read",
  unreadFailed: "Failed to mark message as unread",
  archiveFailed: "Failed to archive message",
  unarchiveFailed: "Failed to move message out of the archive",
  deleteFailed: "Failed to delete message",
} as const;

/** What the list of messages can be sorted by, and which of them it shows. */
export const messageSorts = ["createdAt", "name"] as const;
export const messageStates = ["unread", "archived"] as const;

/** What can be done to several at once. */
export const messageChanges = ["read", "unread", "archive", "unarchive", "delete"] as const;
export type MessageChange = (typeof messageChanges)[number];
