import { teamInPage } from "./team.ts";

export const team = teamInPage();
