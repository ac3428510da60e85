import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "#contract/client.ts";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { CreateArticleRequest } from "#contract/news/desk/forms.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { useTeam } from "#web/api/team.ts";
import type { OpenDraft } from "#web/browser-state/draft-store.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { ConflictChoices } from "#web/ui/forms/conflict-choices.tsx";
import type { Problems } from "#web/ui/forms/problems.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useEditForm } from "#web/ui/forms/use-edit-form.ts";
import { useFailure } from "#web/ui/forms/use-failure.ts";
import { useMended } from "#web/ui/forms/use-mended.ts";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { focusAtStart } from "#web/ui/overlays/dialog.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import {
  type ArticleFieldProps,
  type ArticleValues,
  articleInWords,
  articleLabels,
  blankArticle,
  bodyOf,
  valuesOf,
} from "./article-values.ts";
import { ContentPanel } from "./content-panel.tsx";
import { EditorFoot, saveChoices } from "./editor-foot.tsx";
import { SettingsFields } from "./settings-fields.tsx";

type ArticleFormProps = {
  /** The article to edit; undefined for a new one. */
  article: DeskArticle | undefined;
  draft: OpenDraft;
  /** Whether it takes the place of a question about drafts. */
  isResumed: boolean;
  /** `goesOn` is true if editing goes on: if more was typed since it was sent, or Ctrl+S saved it. */
  onSaved: (
    answer: DeskArticle,
    saved: { before: DeskArticle | undefined; hasNoLaterEdits: boolean; goesOn: boolean },
  ) => void;
  /** Called if the article has changed since it was loaded. */
  onStale: () => void;
  onCancel: () => void;
};

type TabId = "content" | "settings" | "preview";
const inContent = ["title", "excerpt", "content"];
const isDeleted = (error: unknown) => error instanceof ApiFailure && error.status === 404;
const failed = describeError(newsDeskTexts.failed);
const errorMessage = (error: unknown) =>
  isDeleted(error) ? { title: newsDeskTexts.failed, description: newsDeskTexts.gone } : failed(error);

/** An article's fields, in tabs, and what saves them. One that someone has deleted is saved as a new one. */
export function ArticleForm({ article, draft, isResumed, onSaved, onStale, onCancel }: ArticleFormProps) {
  const { timeZone } = useTeam();
  const { tab, setTab, showFaults, forgetFaults } = useTabWithError();
  const [isGone, setGone] = useState(false);
  const stays = useRef(false);
  const form = useEditForm({
    row: article,
    valuesOf: (row) => (row ? valuesOf(row, timeZone) : blankArticle),
    draft,
    schema: () => formSchemas.newsDesk().then((forms) => forms.CreateArticleRequest),
    toBody: (values) => bodyOf(values, timeZone),
    send: (body, row) =>
      save(body, isGone ? undefined : row).catch((error: unknown) => {
        if (isDeleted(error)) setGone(true);
        throw error;
      }),
    onSent(answer, hasNoLaterEdits) {
      setGone(false);
      onSaved(answer, { before: base, hasNoLaterEdits, goesOn: stays.current || !hasNoLaterEdits });
    },
    newIn: newsDeskApi.list,
    onStale,
    errorMessage,
    onRefused: showFaults,
  });
  const base = isGone ? undefined : form.row;
  const values = form.watch();
  const { problems, isSending } = form;
  useMended(problems, forgetFaults);
  const element = form.formProps.ref;
  function handleChange(part: Partial<ArticleValues>) {
    for (const name of partNames(part)) if (part[name] !== undefined) form.setValue(name, part[name]);
  }
  function handleTry() {
    forgetFaults();
    if (element.current?.querySelector(".dropzone[aria-busy]")) setTab("settings"); // the tab that blocks the form says so
    if (element.current?.querySelector("[data-uploading]")) setTab("content");
  }
  useResumed(element, isResumed);

  const writing: ArticleFieldProps = { values, problems, onChange: handleChange };
  const wrong = Object.keys(problems).filter((name) => problems[name]);
  const faults = (isContent: boolean) => (
    <CountBadge
      count={wrong.filter((name) => inContent.includes(name) === isContent).length}
      meaning="to correct"
      tone="alert"
    />
  );
  return (
    <form {...form.formProps} className="editor" onChange={undefined} onSubmitCapture={handleTry}>
      {form.conflict && (
        <div className="editor__conflicts">
          <ConflictChoices form={form} labels={articleLabels} inWords={articleInWords} />
        </div>
      )}
      <Tabs
        label="Article"
        tabs={[
          {
            id: "content",
            name: "Content",
            badge: faults(true),
            panel: <ContentPanel writing={writing} base={base} isShown={tab === "content"} />,
          },
          {
            id: "settings",
            name: "Settings",
            badge: faults(false),
            panel: <SettingsFields writing={writing} isPublished={base !== undefined && base.status !== "draft"} />,
          },
          {
            id: "preview",
            name: "Preview",
            panel: tab === "preview" && <ArticlePreview values={values} base={base} />,
          },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <EditorFoot
        choices={saveChoices(base, values)}
        isSending={isSending}
        isKept={draft.isKept()}
        onChoose={(status, isStaying) => {
          stays.current = isStaying;
          if (status !== values.status) handleChange({ status });
        }}
        chosen={values.status}
        onCancel={onCancel}
      >
        {form.failure}
      </EditorFoot>
    </form>
  );
}

const partNames = (part: Partial<ArticleValues>) => Object.keys(part) as (keyof ArticleValues)[]; // it has no other keys

const save = (body: CreateArticleRequest, base: DeskArticle | undefined): Promise<DeskArticle> =>
  base
    ? api(newsDeskApi.update, { params: { id: base.id }, body: { ...body, version: base.version } })
    : api(newsDeskApi.create, { body });

/** Keeps the selected tab. A validation error opens its tab and shows a toast. */
function useTabWithError() {
  const [tab, setTab] = useState<TabId>("content");
  const complaint = useFailure(undefined, true);

  function showFaults(found: Problems) {
    setTab(inContent.some((name) => found[name]) ? "content" : "settings");
    const description = Object.values(found).find((message) => message !== undefined);
    complaint.fail({ title: newsDeskTexts.invalid, description });
  }
  /** Dismisses the errors of the previous try, so that new ones are announced. */
  return { tab, setTab, showFaults, forgetFaults: complaint.clearFailure };
}

/** Moves the focus to the title if the form takes the place of something else. */
function useResumed(form: { current: HTMLFormElement | null }, isResumed: boolean) {
  useEffect(() => {
    const hasJustLoaded = document.activeElement?.getAttribute("aria-label") === "Close";
    if (isResumed || hasJustLoaded) focusAtStart(form.current?.querySelector<HTMLElement>("[name=title]"));
  }, [form, isResumed]);
}
