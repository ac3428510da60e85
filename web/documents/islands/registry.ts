import type { ComponentType } from "react";

/** Every island by name, each in its own chunk. Their props must be plain data. */
export const islands = {
  AdminAccess: async () => (await import("#web/features/staff/sign-in/admin-access.tsx")).AdminAccess,
  AssistantDock: async () => (await import("#web/shell/assistant-dock.tsx")).AssistantDock,
  LockedOverlay: async () => (await import("#web/shell/locked/locked-overlay.tsx")).LockedOverlay,
  ContactForm: async () => (await import("#web/features/contact-messages/contact-form.tsx")).ContactForm,
  Nav: async () => (await import("#web/shell/bar/nav.tsx")).Nav,
  OlderNews: async () => (await import("#web/features/news/older-news.tsx")).OlderNews,
  OpenedArticle: async () => (await import("#web/features/news/article/opened-article.tsx")).OpenedArticle,
  PublicRewards: async () => (await import("#web/features/points/rewards/public-rewards.tsx")).PublicRewards,
  SocialFeed: async () => (await import("#web/features/social-counts/social-feed.tsx")).SocialFeed,
  Toaster: async () => (await import("#web/ui/feedback/toaster.tsx")).Toaster,
  VideoFrame: async () => (await import("#web/features/videos/video-frame.tsx")).VideoFrame,
} satisfies Record<string, () => Promise<ComponentType<never>>>;
