import type { Page } from "@playwright/test";
import { filled, gatePaths, plain, press, type Shot, submitEmpty } from "./shot.ts";

const publicPaths = ["/", "/about", "/management", "/apply", "/news", "/privacy", "/terms"];
const accountPaths = ["/login", "/register", "/forgot-password", "/reset-password", "/verify-email", "/delete-account"];

/** Opens the sign-in dialog, through the menu on a phone. */
async function openSignIn(page: Page) {
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Sign In", exact: true }).first().click();
}

async function openSignUp(page: Page) {
  await openSignIn(page);
  await page.getByRole("tab", { name: "Sign Up" }).click();
}

/** The hash of an emailed link. Whether its token works only shows once the form is sent. */
const emailedLink = `#${"a".repeat(43)}`;
const emailedPages = ["/verify-email", "/reset-password", "/delete-account"];

async function signIn(page: Page) {
  await page.getByLabel("Email").fill("nobody@demo.example");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await submitEmpty(page);
  await page.getByText("Login Failed").waitFor();
}

async function sendEmptyDialog(page: Page, name: string) {
  const dialog = page.getByRole("dialog", { name: "Your account" }); // a phone's menu is a dialog too
  await dialog.getByRole("button", { name, exact: true }).click();
  await page.getByText("Invalid email address").waitFor();
}

export const visitorShots: Shot[] = [
  ...plain("visitor", [...publicPaths, ...gatePaths, ...accountPaths, "/admin-login"]),
  { who: "visitor", name: "not-found", path: "/no-such-page" },
  { who: "visitor", name: "news-not-found", path: "/news/01980000-0000-7000-8000-00000000dead" },
  ...emailedPages.map(
    (path): Shot => ({ who: "visitor", name: `${path.slice(1)}-link`, path: `${path}${emailedLink}` }),
  ),
  { who: "visitor", name: "temp-access-open", path: "temporary link", casts: ["heavy"] },
  { who: "visitor", name: "temp-access-closed", path: "/temp-access/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
  ...[1, 2, 3, 4].map(
    (number): Shot => ({ who: "visitor", name: `news-article-${number}`, path: `article ${number}`, casts: filled }),
  ),
  {
    who: "visitor",
    name: "home-article-open",
    path: "/",
    casts: filled,
    isWindow: true,
    act: (page) => page.locator("main a[href^='/news/']").first().click(),
  },
  { who: "visitor", name: "home-sign-in", path: "/", isWindow: true, act: openSignIn },
  {
    who: "visitor",
    name: "home-sign-in-errors",
    path: "/",
    isWindow: true,
    act: async (page) => {
      await openSignIn(page);
      await sendEmptyDialog(page, "Sign In");
    },
  },
  { who: "visitor", name: "home-sign-up", path: "/", isWindow: true, act: openSignUp },
  {
    who: "visitor",
    name: "home-sign-up-errors",
    path: "/",
    isWindow: true,
    act: async (page) => {
      await openSignUp(page);
      await sendEmptyDialog(page, "Sign Up");
    },
  },
  {
    who: "visitor",
    name: "home-menu",
    path: "/",
    isWindow: true,
    act: async (page) => {
      const menu = page.getByRole("button", { name: "Menu", exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  },
  {
    who: "visitor",
    name: "about-assistant",
    path: "/about",
    isWindow: true,
    act: async (page) => {
      await press("Ask the team assistant")(page);
      await page.getByRole("button", { name: "Wins", exact: true }).first().click();
    },
  },
  { who: "visitor", name: "home-contact-errors", path: "/", act: press("Send message") },
  { who: "visitor", name: "login-errors", path: "/login", act: submitEmpty },
  { who: "visitor", name: "login-refused", path: "/login", act: signIn },
  { who: "visitor", name: "login-failed", path: "/login", failing: "/api/auth/login", act: signIn },
  { who: "visitor", name: "register-errors", path: "/register", act: submitEmpty },
  { who: "visitor", name: "admin-login-errors", path: "/admin-login", act: submitEmpty },
];
