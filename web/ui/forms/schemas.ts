/** The contract's form schemas, by feature. Loaded when a form is touched, because zod comes with them. */
export const formSchemas = {
  accessLinks: () => import("#contract/access-links/forms.ts"),
  accounts: () => import("#contract/accounts/forms.ts"),
  achievementsAdmin: () => import("#contract/achievements/admin/forms.ts"),
  applications: () => import("#contract/applications/forms.ts"),
  applicationsAdmin: () => import("#contract/applications/admin/forms.ts"),
  channels: () => import("#contract/channels/forms.ts"),
  discord: () => import("#contract/discord/forms.ts"),
  playersAdmin: () => import("#contract/players/admin/forms.ts"),
  calendar: () => import("#contract/calendar/forms.ts"),
  newsDesk: () => import("#contract/news/desk/forms.ts"),
  points: () => import("#contract/points/forms.ts"),
  pointsAdmin: () => import("#contract/points/admin/forms.ts"),
  socialCountsAdmin: () => import("#contract/social-counts/admin/forms.ts"),
  staffAccounts: () => import("#contract/staff/accounts/forms.ts"),
  videoQueue: () => import("#contract/videos/queue/forms.ts"),
  videosAdmin: () => import("#contract/videos/admin/forms.ts"),
};
