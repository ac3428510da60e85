import { tabPaths } from "#web/shell/admin/tabs/dashboard-tabs.ts";
import { filled, plain, press, type Shot } from "./shot.ts";

/** The tabs without parts of their own. */
const plainTabs = tabPaths.filter((tab) => tab !== "points" && tab !== "settings");
const settingsParts = ["site", "sign-in", "people", "videos", "channels", "discord", "bin", "audit", "health"];
const pointsTabs = ["items", "users", "leaderboard", "redemptions", "transactions", "requirements"];

export const staffShots: Shot[] = [
  ...plain("staff", [...plainTabs.map((tab) => `/admin/${tab}`), "/calendar"]),
  ...settingsParts.map(
    (part): Shot => ({ who: "staff", name: `admin-settings-${part}`, path: `/admin/settings?part=${part}` }),
  ),
  ...pointsTabs.map((tab): Shot => ({ who: "staff", name: `admin-points-${tab}`, path: `/admin/points?tab=${tab}` })),
  {
    who: "staff",
    name: "admin-tour",
    path: "/admin/players",
    isWindow: true,
    meetsTour: true,
    act: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    who: "staff",
    name: "admin-players-edit",
    path: "/admin/players",
    casts: filled,
    isWindow: true,
    act: press(/^Edit/),
  },
  {
    who: "staff",
    name: "admin-players-delete",
    path: "/admin/players",
    casts: filled,
    isWindow: true,
    act: press(/^Delete/),
  },
  {
    who: "staff",
    name: "admin-players-errors",
    path: "/admin/players#create",
    isWindow: true,
    act: (page) => page.getByRole("dialog").getByLabel("Gamertag").press("Enter"), // pressing the button would scroll to it
  },
  {
    who: "staff",
    name: "admin-players-crop",
    path: "/admin/players",
    casts: ["heavy"],
    isWindow: true,
    act: async (page) => {
      await page.getByRole("button", { name: "Edit casadevall-i-exemple" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Crop" }).click();
      await page.getByRole("group", { name: "The part that is kept" }).waitFor();
    },
  },
  { who: "staff", name: "admin-temp-access-new", path: "/admin/temp-access", isWindow: true, act: press("New link") },
  { who: "staff", name: "admin-news-edit", path: "/admin/news", casts: filled, isWindow: true, act: press(/^Edit/) },
  { who: "staff", name: "admin-news-create", path: "/admin/news", isWindow: true, act: press("Create Article") },
  {
    who: "staff",
    name: "admin-applications-open",
    path: "/admin/applications",
    casts: ["heavy"],
    act: (page) => page.locator("main summary").first().click(),
  },
  {
    who: "staff",
    name: "admin-applications-record",
    path: "/admin/applications",
    isWindow: true,
    act: press("Record application"),
  },
  {
    who: "staff",
    name: "admin-points-item-edit",
    path: "/admin/points?tab=items",
    casts: filled,
    isWindow: true,
    act: press(/^Edit/),
  },
  {
    who: "staff",
    name: "admin-messages-failed",
    path: "/admin/players",
    failing: "/api/admin/messages",
    act: async (page) => {
      await page
        .getByRole("navigation", { name: "Dashboard" })
        .getByRole("link", { name: /^Messages/ })
        .click();
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
];
