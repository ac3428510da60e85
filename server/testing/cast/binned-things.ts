import { achievementsAdminApi } from "#contract/achievements/admin/endpoints.ts";
import { applicationsAdminApi } from "#contract/applications/admin/endpoints.ts";
import type { BinKind } from "#contract/bin/constants.ts";
import { calendarApi } from "#contract/calendar/endpoints.ts";
import { contactMessagesAdminApi } from "#contract/contact-messages/admin/endpoints.ts";
import { contactMessagesApi } from "#contract/contact-messages/endpoints.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { pointsAdminApi } from "#contract/points/admin/endpoints.ts";
import { videosAdminApi } from "#contract/videos/admin/endpoints.ts";
import type { TestSite } from "#server/testing/site/test-app.ts";
import { signedInStaff } from "./cast.ts";
import { recordedForm } from "./filled-forms.ts";
import { formOf, formType } from "./pictures.ts";

/** How staff delete each kind of thing. */
export const removals: Record<BinKind, Endpoint> = {
  players: playersAdminApi.remove,
  achievements: achievementsAdminApi.remove,
  news: newsDeskApi.remove,
  "contact-messages": contactMessagesAdminApi.remove,
  applications: applicationsAdminApi.remove,
  calendar: calendarApi.remove,
  videos: videosAdminApi.remove,
  "reward-items": pointsAdminApi.removeItem,
};

const day = new Date(Date.now() + 86_400_000).toISOString();

/** Makes one thing of each kind, all containing the word, and returns their ids. */
export async function makeOneOfEach(site: TestSite, word: string): Promise<Record<BinKind, string>> {
  const { api, headers } = await signedInStaff(site, "admin");
  const article = { title: `A cup ${word}`, excerpt: word, content: word, status: "published" } as const;
  const message = { subject: "media", name: word, email: "pat@demo.example", message: word } as const;
  const event = { title: word, startDate: day, endDate: day, category: "scrim", isPublic: true } as const;
  const fields = { gamertag: word, realName: word };
  const form = formOf(...Object.entries(fields).map(([name, content]) => ({ name, content })));
  const player = await site.app.inject({
    method: "POST",
    url: playersAdminApi.create.path,
    headers: { ...headers, "content-type": formType },
    payload: form,
  });
  const made = {
    players: player.json<{ id: string }>(),
    achievements: await api(achievementsAdminApi.create, { body: { title: word, position: 1, date: "2026-02-01" } }),
    news: await api(newsDeskApi.create, { body: article }),
    "contact-messages": await site.api(contactMessagesApi.send, { body: message }),
    applications: await api(applicationsAdminApi.record, { body: { ...recordedForm, name: word } }),
    calendar: await api(calendarApi.create, { body: event }),
    videos: await api(videosAdminApi.create, { body: { title: word, videoId: "dQw4w9WgXcQ" } }),
    "reward-items": await api(pointsAdminApi.createItem, { body: { name: word, price: 5 } }),
  };
  return Object.fromEntries(Object.entries(made).map(([kind, { id }]) => [kind, id])) as Record<BinKind, string>; // the same keys
}
