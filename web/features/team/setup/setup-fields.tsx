import { BrandContrast } from "#web/features/team/admin/brand-contrast.tsx";
import { Fact } from "#web/features/team/admin/fact.tsx";
import { fieldAt } from "#web/features/team/admin/fact-parts.ts";
import { factInWords } from "#web/features/team/admin/fact-words.ts";
import { SelectField } from "#web/ui/forms/text-field.tsx";
import { countries } from "./countries.ts";
import type { SetupDraft } from "./setup-draft.ts";
import type { SetupStep } from "./setup-steps.ts";

/** What a step asks. The first one also asks for the country. */
export const SetupFields = ({ step, draft }: { step: SetupStep; draft: SetupDraft }) => (
  <>
    {step.fields.map((field) => (
      <Fact key={field.path} field={field} draft={draft} />
    ))}
    {step.id === "team" && <Region draft={draft} />}
    {step.id === "look" && <BrandContrast draft={draft} />}
  </>
);

const habits = ["timeZone", "locale", "weekStart", "currency"];

/** The country, what follows from it, and the place. */
function Region({ draft }: { draft: SetupDraft }) {
  const { country, problems } = draft;
  const said = (path: string) => factInWords(path, draft.factOf(path));
  const has = (path: string) => path in problems || path in draft.theirs;
  return (
    <>
      <SelectField
        label="Country"
        hint="Sets your time zone, currency, and how dates and numbers are written."
        value={country}
        onChange={({ target }) => draft.chooseCountry(target.value)}
      >
        {!countries.some(({ code }) => code === country) && <option value="">Another country</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <details className="setup__more" open={habits.some(has) || undefined}>
        <summary>
          {said("timeZone")}, {said("locale")}, weeks from {said("weekStart")}, {said("currency")}
        </summary>
        <div className="form">
          {habits.map((path) => (
            <OneFact key={path} path={path} draft={draft} />
          ))}
        </div>
      </details>
      <OneFact path="location" draft={draft} />
    </>
  );
}

function OneFact({ path, draft }: { path: string; draft: SetupDraft }) {
  const field = fieldAt(path)?.field;
  return field && <Fact field={field} draft={draft} />;
}
