import { useState } from "react";
import { socialCountTexts } from "#contract/social-counts/admin/constants.ts";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import type { SetCount } from "#contract/social-counts/admin/schemas.ts";
import type { SocialPlatform } from "#contract/social-counts/constants.ts";
import { formatCount } from "#contract/social-counts/count-format.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { platformNames } from "#contract/team/platforms.ts";
import { api } from "#web/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { errorReason, unanswered } from "#web/ui/feedback/error-message.ts";
import { formatNumber } from "#web/ui/format/numbers.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { useDraft } from "#web/ui/forms/use-draft.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { LocalTime } from "#web/ui/marks/local-time.tsx";

type CountCardProps = {
  platform: SocialPlatform;
  /** Undefined if none has been set yet. */
  count: SocialCount | undefined;
  canUpdate: boolean;
  onSet: (answer: SetCount) => void;
};

/** A platform: the count that the site shows, since when, and a form to set it. */
export const CountCard = ({ platform, count, canUpdate, onSet }: CountCardProps) => (
  <li className="count-card">
    <h3>{platformNames[platform]}</h3>
    {count ? (
      <>
        <p className="numerals">{formatCount(count.followers)}</p>
        <p>
          {formatNumber(count.followers)} {count.label.toLowerCase()}
        </p>
        <p className="count-card__since">
          Last updated <LocalTime at={count.updatedAt} />
        </p>
      </>
    ) : (
      <>
        <p className="numerals">–</p>
        <p>No count yet</p>
        <p className="count-card__since">The site shows it once it’s set</p>
      </>
    )}
    {canUpdate && <CountForm platform={platform} count={count?.followers} onSet={onSet} />}
  </li>
);

type CountFormProps = {
  platform: SocialPlatform;
  /** The current count, if there is one. */
  count: number | undefined;
  onSet: (answer: SetCount) => void;
};

/** Sets a platform's count, with a preview of how the site formats it. */
function CountForm({ platform, count: present, onSet }: CountFormProps) {
  const [isSaved, setSaved] = useState(false);
  const form = useSubmitForm({
    defaultValues: blank,
    draft: useDraft(`followers ${platform}`),
    schema: () => formSchemas.socialCountsAdmin().then((forms) => forms.UpdateCountRequest),
    toBody: ({ followers }) => ({ followers: countIn(followers) as number }), // anything but a number is refused
    send: (body) => api(socialCountsAdminApi.update, { params: { platform }, body }),
    valuesAfter: () => blank,
    onSent: (answer) => {
      setSaved(true);
      onSet(answer);
    },
    hasFailureToast: true,
    errorMessage: (error) => {
      const { title, description } = socialCountTexts.failed;
      return { title, description: `${description}. ${errorReason(error, unanswered)}` };
    },
  });
  const typed = form.watch("followers");
  const count = countIn(typed);
  return (
    <form className="count-card__form" {...form.formProps}>
      <TextField
        label={`New ${platformNames[platform]} count`}
        hint={count === undefined ? undefined : `Shows as ${formatCount(count)}`}
        inputMode="numeric"
        placeholder={present === undefined ? undefined : formatNumber(present)}
        {...form.fieldProps("followers")}
      />
      <Button type="submit" variant={typed ? undefined : "secondary"} small isBusy={form.isSending}>
        {form.isSending ? "Updating..." : "Update"}
        <span className="visually-hidden"> {platformNames[platform]}</span>
      </Button>
      {form.failure && <p className="error">{form.failure}</p>}
      <p className="count-card__saved" role="status">
        {isSaved && !typed && !form.isSending && "Saved"}
      </p>
    </form>
  );
}

const blank = { followers: "" };

/**
 * Parses a whole number with optional thousands separators (commas or spaces). Returns undefined for anything else, such as
 * `1.5K`.
 */
export function countIn(typed: string): number | undefined {
  const given = typed.trim();
  return /^(\d+|\d{1,3}([,\s]\d{3})+)$/.test(given) ? Number(given.replaceAll(/\D/g, "")) : undefined;
}
