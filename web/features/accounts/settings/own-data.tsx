import { useMutation } from "@tanstack/react-query";
import { readableExportPath } from "#contract/accounts/constants.ts";
import { accountsApi } from "#contract/accounts/endpoints.ts";
import { download } from "#web/api/download.ts";
import { describeAccountError } from "#web/features/accounts/account-error.ts";
import { team } from "#web/team.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { tryAgain } from "#web/ui/feedback/error-message.ts";
import { toast } from "#web/ui/feedback/toast-queue.ts";
import { useReauthentication } from "#web/ui/overlays/reauthentication.tsx";
import { SettingsSection } from "./settings-section.tsx";

const fileName = `${team.wordmark.toLowerCase()}-my-data`;
const forms = [
  { label: "Download a readable copy", path: readableExportPath, file: `${fileName}.html` },
  { label: "Download JSON", path: accountsApi.exportData.path, file: `${fileName}.json` },
];

/** Downloads everything the site holds about the member. */
export const OwnData = () => (
  <SettingsSection
    id="data"
    title="Your data"
    about="Download everything we hold about you, as a page to read or as JSON for other software."
  >
    <ul className="setting__ways">
      {forms.map((form) => (
        <li key={form.file}>
          <Download {...form} />
        </li>
      ))}
    </ul>
  </SettingsSection>
);

const errorMessage = describeAccountError({ title: "Couldn’t download your data", lost: tryAgain });

function Download({ label, path, file }: (typeof forms)[number]) {
  const confirmed = useReauthentication();
  const loading = useMutation({
    mutationFn: () => confirmed(() => download(path)),
    onSuccess: (content) => {
      save(content, file);
      toast({ title: "Your data is saved", description: `Look for ${file} in your downloads.`, replaceKey: path });
    },
    onError: (error) =>
      toast({
        ...errorMessage(error),
        tone: "bad",
        replaceKey: path,
      }),
  });
  return (
    <>
      <Button small variant="light" isBusy={loading.isPending} onClick={() => loading.mutate()}>
        {loading.isPending ? "Gathering..." : label}
      </Button>
      {loading.error && <p className="error">{errorMessage(loading.error).description}</p>}
    </>
  );
}

function save(content: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // after the click has started the download
}
