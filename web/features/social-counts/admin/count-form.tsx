import { useState } from "react";
import { socialCountTexts } from "#contract/social-counts/admin/constants.ts";
import { socialCountsAdminApi } from "#contract/social-counts/admin/endpoints.ts";
import type { SocialPlatform } from "#contract/social-counts/constants.ts";
import { formatCount } from "#contract/social-counts/count-format.ts";
import type { SocialCount } from "#contract/social-counts/schemas.ts";
import { api } from "#web/api/calls.ts";
import { platformNames } from "#web/features/social-counts/count-row.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { resetExcept, valuesIn } from "#web/ui/forms/form-values.ts";
import { useForm } from "#web/ui/forms/use-form.ts";
import { countIn } from "./typed-count.ts";

type CountFormProps = { platform: SocialPlatform; onSet: (answer: SocialCount) => void };

/** Sets a platform's count, and shows beforehand how the site writes it. */
export function CountForm({ platform, onSet }: CountFormProps) {
  const [typed, setTyped] = useState("");
  const count = countIn(typed);
  const { problems, failure, isSending, form } = useForm({
    loadCheck: () => import("./count-check.ts"),
    read: (element) => ({ followers: countIn(valuesIn(element, ["followers"]).followers) as number }), // what is none is refused
    send: (body) => api(socialCountsAdminApi.update, { params: { platform }, body }),
    onSent: (answer, element, changedSince) => {
      resetExcept(element, changedSince);
      setTyped(valuesIn(element, ["followers"]).followers);
      toast({
        title: socialCountTexts.updated,
        description: `${platformNames[platform]}: ${formatCount(answer.followers)}`,
      });
      onSet(answer);
    },
    errorMessage: () => socialCountTexts.failed,
  });
  return (
    <form className="counter__form" {...form}>
      <Field
        label={`New ${platformNames[platform]} count`}
        hint={count === undefined ? "A whole number, 0 or more" : `Shows as ${formatCount(count)}`}
        error={problems.followers}
      >
        {(wiring) => (
          <input
            {...wiring}
            name="followers"
            inputMode="numeric"
            autoComplete="off"
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <Button type="submit" variant={typed ? undefined : "secondary"} small isBusy={isSending}>
        {isSending ? "Updating..." : "Update"}
        <span className="visually-hidden"> {platformNames[platform]}</span>
      </Button>
      {failure && <p className="error">{failure}</p>}
    </form>
  );
}
