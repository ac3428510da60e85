import { createFileRoute } from "@tanstack/react-router";
import { adminPanel } from "#web/frame/admin-panel.ts";

export const Route = createFileRoute("/admin/$tab")({ ...adminPanel });
