/** Messages on the screens for accounts and passwords in the admin area. */
export const staffAccountTexts = {
  username: "Username is required",
  password: "Password must be at least 6 characters",
  role: "Role is required",
  taken: "This username is already taken.",
  disguised: "Please use the letters of one alphabet, and not just letters that look like Latin ones.",
  ownAccount: "You can’t delete your own account.",
  ownRole: "You can’t change your own role.",
  ownPassword: "Change your own password in Settings, Sign-in. You’ll need your current one.",
  noAccount: "This account doesn’t exist.",
  noUser: "This user doesn’t exist.",
  lastAdmin: "You can’t delete the last admin account or give it another role.",
  created: "Admin account created",
  updated: "Admin account updated",
  deleted: "Admin account deleted",
  createFailed: "Failed to create admin account",
  updateFailed: "Failed to update admin account",
  deleteFailed: "Failed to delete admin account",
  userDeleted: "User deleted",
  userDeleteFailed: "Failed to delete user",
  passwordUpdated: "Password updated successfully",
  passwordFailed: "Failed to change password",
  wrongPassword: "That isn’t your current password",
} as const;

export const authMethods = ["email", "google", "email+google"] as const;
/** Stands in for every password, because none is ever sent. */
export const passwordMask = "••••••••";

export const accountSorts = ["createdAt", "username", "lastLogin"] as const;
export const userSorts = ["createdAt", "name", "email", "discord"] as const;
