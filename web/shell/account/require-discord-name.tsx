import { useState } from "react";
import { flushSync } from "react-dom";
import type { Member } from "#contract/accounts/schemas.ts";
import { DiscordPrompt } from "#web/features/accounts/discord-prompt.tsx";
import { takeFocus } from "#web/shell/links/scroll-to-section.ts";
import { SignOutButton } from "./sign-out-button.tsx";

/** Asks a member for their missing Discord name, or lets them sign out. */
export function RequireDiscordName({ member }: { member: Member }) {
  const [isLeaving, leave] = useState(false);

  function handleSignedOut() {
    flushSync(() => leave(true)); // nothing on the page can be focused while the dialog covers it
    const main = document.getElementById("main");
    if (main) takeFocus(main);
  }

  return (
    <DiscordPrompt member={member} isLeaving={isLeaving}>
      <SignOutButton className="text-link" onSignedOut={handleSignedOut} />
    </DiscordPrompt>
  );
}
