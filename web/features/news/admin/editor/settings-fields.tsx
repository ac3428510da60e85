import type { ReactNode } from "react";
import { smallPortraitPath } from "#contract/art/portraits.ts";
import { articlePicturePath } from "#contract/art/words.ts";
import { newsCategories, newsStatuses } from "#contract/news/constants.ts";
import { useTeam } from "#web/api/team.ts";
import { statusLabels } from "#web/features/news/admin/news-admin.queries.ts";
import { categories } from "#web/features/news/cards/category.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { useDebouncedValue } from "#web/ui/fields/use-debounced-value.ts";
import { cityOf } from "#web/ui/format/clock.ts";
import { PictureField } from "#web/ui/pictures/picture-field.tsx";
import type { ArticleFieldProps } from "./article-values.ts";
import { TagField } from "./tag-field.tsx";
import "#web/ui/fields/field-group.css";
import "#web/ui/styles/overlay-input.css";

const statusHints = {
  draft: "Only staff can see it.",
  published: "Everyone can read it.",
  archived: "Removed from the site, but kept in this list.",
};

/** Where and how an article is shown. */
export function SettingsFields({ writing, isPublished }: { writing: ArticleFieldProps; isPublished: boolean }) {
  const team = useTeam();
  const { values, problems, onChange } = writing;
  const settledTitle = useDebouncedValue(values.title); // debounced, because each title has its own picture
  return (
    <div className="form form--2">
      <Choice writing={writing} name="category" label="Category">
        {newsCategories.map((category) => (
          <option key={category} value={category}>
            {categories[category].label}
          </option>
        ))}
      </Choice>
      <Choice writing={writing} name="status" label="Status" hint={statusHints[values.status]}>
        {newsStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </Choice>
      {values.status !== "archived" && !isPublished && <ScheduleField writing={writing} />}
      <div className="field-group field-group--several full">
        <div className="field-group__options">
          <label className="field-group__option">
            <input
              className="overlay-input"
              type="checkbox"
              name="featured"
              checked={values.featured}
              onChange={({ target }) => onChange({ featured: target.checked })}
            />
            Featured
          </label>
        </div>
      </div>
      <div className="full">
        <TagField tags={values.tags} tag={values.tag} error={problems.tags} onChange={onChange} />
      </div>
      <PictureChoice
        label="Picture"
        name="imageUrl"
        writing={writing}
        standIn={articlePicturePath("news-lede", settledTitle, values.category)}
        hint="If you don’t add one, we draw the title, like this."
      />
      <div className="full">
        <Field label="Author name" hint={`If left blank, the author is ${team.name}.`} error={problems.authorName}>
          {(inputProps) => (
            <input
              {...inputProps}
              name="authorName"
              autoComplete="off"
              value={values.authorName}
              onChange={({ target }) => onChange({ authorName: target.value })}
            />
          )}
        </Field>
      </div>
      <PictureChoice
        label="Author picture"
        name="authorImage"
        writing={writing}
        standIn={values.authorImage ? authorDrawn(values.authorName || team.name) : undefined}
      />
    </div>
  );
}

/** The address contains only the initial. */
const authorDrawn = (name: string) => smallPortraitPath(/[a-z0-9]/i.exec(name)?.[0] ?? "@", "moor");

type ChoiceProps = {
  writing: ArticleFieldProps;
  name: "category" | "status";
  label: string;
  hint?: string;
  children: ReactNode;
};

function Choice({ writing, name, label, hint, children }: ChoiceProps) {
  return (
    <div>
      <Field label={label} hint={hint} error={writing.problems[name]}>
        {(inputProps) => (
          <select
            {...inputProps}
            name={name}
            value={writing.values[name]}
            onChange={({ target }) => writing.onChange({ [name]: target.value })}
          >
            {children}
          </select>
        )}
      </Field>
    </div>
  );
}

/** When a draft is published automatically. */
function ScheduleField({ writing }: { writing: ArticleFieldProps }) {
  const { timeZone } = useTeam();
  const { values, problems, onChange } = writing;
  return (
    <div>
      <Field
        label="Publish at"
        hint={`Optional, in ${cityOf(timeZone)} time. It stays a draft until then.`}
        error={problems.scheduledAt}
      >
        {(inputProps) => (
          <input
            {...inputProps}
            type="datetime-local"
            name="scheduledAt"
            value={values.scheduledAt}
            onChange={({ target }) => onChange({ scheduledAt: target.value })}
          />
        )}
      </Field>
      {values.scheduledAt && <TextButton onClick={() => onChange({ scheduledAt: "" })}>Don’t schedule</TextButton>}
    </div>
  );
}

type PictureChoiceProps = {
  label: string;
  name: "imageUrl" | "authorImage";
  writing: ArticleFieldProps;
  /** The address of the picture to show if there is none, or it doesn't load. */
  standIn?: string | undefined;
  hint?: string;
};

/** A picture: uploaded here, or given by its address. */
function PictureChoice({ label, name, writing, ...instead }: PictureChoiceProps) {
  const address = writing.values[name];
  const isUploaded = address.startsWith("/media/");
  const put = (url: string) => writing.onChange(name === "imageUrl" ? { imageUrl: url } : { authorImage: url });
  return (
    <div className="editor__picture full">
      <PictureField
        label={label}
        name={`${name}Uploaded`}
        value={isUploaded ? address : ""}
        onChange={put}
        {...instead}
      />
      <div>
        <Field
          label={`${label} address`}
          hint={
            isUploaded
              ? "The picture you uploaded. To use one from elsewhere, enter an address that starts with https://"
              : "Optional. The address of a picture elsewhere, starting with https://"
          }
          error={writing.problems[name]}
        >
          {(inputProps) => (
            <input
              {...inputProps}
              name={name}
              inputMode="url"
              autoComplete="off"
              value={address}
              onChange={({ target }) => put(target.value)}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
