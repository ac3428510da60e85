import { endpoints } from "#contract/endpoint.ts";
import type { newsCalls } from "./schemas.ts";

export const newsApi = endpoints<typeof newsCalls>({
  list: "GET /api/news",
  cards: "GET /api/news/cards",
  subjects: "GET /api/news/subjects",
  get: "GET /api/news/:id",
  countView: "POST /api/news/:id/view",
});
