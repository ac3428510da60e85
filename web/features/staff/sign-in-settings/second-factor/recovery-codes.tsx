import { team } from "#web/team.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import "./totp-setup.css";
import "#web/features/staff/sign-in-settings/sign-in-settings.css";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Ten codes, shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = codes.join("\n");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: "Recovery codes copied" }),
      () => toast({ title: "Couldn’t copy. Select the codes and copy them yourself.", tone: "bad" }),
    );
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Recovery codes for ${team.name}\n\n${text}\n`)}`;
  return (
    <div className="recovery-codes">
      <p>
        If you lose your phone or passkey, each of these codes signs you in once instead. Keep them somewhere safe: we
        won’t show them again.
      </p>
      <ol aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="sign-in-settings__actions">
        <Button onClick={onDone}>I’ve saved them</Button>
        <button type="button" className="text-link" onClick={copy}>
          Copy codes
        </button>
        <a className="text-link" href={file} download="recovery-codes.txt">
          Download codes
        </a>
      </div>
    </div>
  );
}
