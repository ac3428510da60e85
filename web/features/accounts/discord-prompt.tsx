import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useSyncExternalStore } from "react";
import type { Member } from "#contract/accounts/schemas.ts";
import { deliversOnDiscord } from "#contract/team/ways-to-reach.ts";
import { useTeam } from "#web/api/team.ts";
import { FormActions } from "#web/ui/forms/form-actions.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { me } from "./accounts.queries.ts";
import { DiscordField, useDiscordForm } from "./discord-form.tsx";
import "./discord-prompt.css";

type DiscordPromptProps = {
  member: Member;
  isLeaving: boolean;
  /** The only other way out. */
  children: ReactNode;
};

/** Asks a member for their missing Discord name. Can't be closed without one. */
export function DiscordPrompt({ member, isLeaving, children }: DiscordPromptProps) {
  const isProvided = useDiscordProvided(member.id);
  const team = useTeam();
  if (member.discord || isProvided || isLeaving) return null;
  return (
    <Dialog isOpen isDismissible={false} className="discord-prompt" title="Where can we find you?">
      <p>{deliversOnDiscord(team) && "Rewards are delivered on Discord. "}Only the team sees your name there.</p>
      <DiscordForm member={member}>{children}</DiscordForm>
    </Dialog>
  );
}

function DiscordForm({ member, children }: { member: Member; children: ReactNode }) {
  const queryClient = useQueryClient();
  const form = useDiscordForm(member, (answer) => {
    rememberProvided(member.id);
    queryClient.setQueryData(me().queryKey, answer);
  });
  return (
    <form className="form" {...form.formProps}>
      <DiscordField {...form.fieldProps("discord")} />
      <FormActions
        form={form}
        className="discord-prompt__actions"
        submitLabel="Save Discord username"
        pendingLabel="Saving..."
        after={children}
      />
    </form>
  );
}

/** The storage key that remembers that the member has given a Discord name, so that they aren't asked again. */
const providedKey = (memberId: string) => `discord-provided-${memberId}`;

const listeners = new Set<() => void>();

function listen(tell: () => void) {
  listeners.add(tell);
  addEventListener("storage", tell); // fired by changes in other tabs
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", tell);
  };
}

function isProvided(memberId: string): boolean {
  try {
    return localStorage.getItem(providedKey(memberId)) !== null;
  } catch {
    return false; // storage is blocked; the account has the name anyway
  }
}

function rememberProvided(memberId: string) {
  try {
    localStorage.setItem(providedKey(memberId), "true");
  } catch {
    // storage is blocked, see above
  }
  for (const tell of listeners) tell();
}

/** Whether the member has given a Discord name. The server can't know, so it never asks. */
const useDiscordProvided = (memberId: string) =>
  useSyncExternalStore(
    listen,
    () => isProvided(memberId),
    () => true,
  );
