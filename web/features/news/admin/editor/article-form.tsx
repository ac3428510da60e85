import { useEffect, useRef, useState } from "react";
import { newsDeskTexts } from "#contract/news/desk/constants.ts";
import { newsDeskApi } from "#contract/news/desk/endpoints.ts";
import type { CreateArticleRequest } from "#contract/news/desk/forms.ts";
import type { DeskArticle } from "#contract/news/desk/schemas.ts";
import { api } from "#web/api/api-client.ts";
import { describeError } from "#web/ui/feedback/error-message.ts";
import { toast, toasts } from "#web/ui/feedback/toast-queue.ts";
import type { Problems } from "#web/ui/forms/problems.ts";
import { formSchemas } from "#web/ui/forms/schemas.ts";
import { useSubmitForm } from "#web/ui/forms/use-submit-form.ts";
import { CountBadge } from "#web/ui/marks/count-badge.tsx";
import { Tabs } from "#web/ui/navigation/tabs.tsx";
import { focusAtStart } from "#web/ui/overlays/dialog.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import { type ArticleFieldProps, type ArticleValues, bodyOf } from "./article-values.ts";
import { ContentPanel } from "./content-panel.tsx";
import { EditorFoot, saveChoices } from "./editor-foot.tsx";
import type { StartingPoint } from "./rebase.ts";
import { SettingsFields } from "./settings-fields.tsx";

type ArticleFormProps = {
  start: StartingPoint;
  isKept: boolean;
  onTyped: (values: ArticleValues) => void;
  onRefused: (error: unknown, typed: ArticleValues) => Promise<void>;
  /** `later` is what the form holds by now, if editing goes on: when that is more than was sent, or Ctrl+S saved it. */
  onSaved: (answer: DeskArticle, later: ArticleValues | undefined, hasNoLaterEdits: boolean) => void;
  onCancel: () => void;
};

type TabId = "content" | "settings" | "preview";
const inContent = ["title", "excerpt", "content"];
const errorMessage = describeError(newsDeskTexts.failed);

export function ArticleForm({ start, isKept, onTyped, onRefused, onSaved, onCancel }: ArticleFormProps) {
  const { base, conflict, notice } = start;
  const { tab, setTab, showFaults, forgetFaults } = useTabWithError();
  const stays = useRef(false);
  const form = useSubmitForm({
    defaultValues: start.values,
    schema: () => formSchemas.newsDesk().then((forms) => forms.CreateArticleRequest),
    toBody: bodyOf,
    send: (body) => save(body, base).catch(compare),
    onSent: (answer, hasNoLaterEdits) =>
      onSaved(answer, hasNoLaterEdits && !stays.current ? undefined : form.values(), hasNoLaterEdits),
    errorMessage,
    onRefused: showFaults,
  });
  const values = form.watch();
  const { problems, isSending } = form;
  const element = form.formProps.ref;
  async function compare(error: unknown): Promise<never> {
    await onRefused(error, form.values());
    throw error;
  }
  function handleChange(part: Partial<ArticleValues>) {
    for (const name of partNames(part)) if (part[name] !== undefined) form.setValue(name, part[name]);
    onTyped(form.values());
  }
  function handleTry() {
    forgetFaults();
    if (element.current?.querySelector(".dropzone[aria-busy]")) setTab("settings"); // the tab that blocks the form says so
    if (element.current?.querySelector("[data-uploading]")) setTab("content");
  }
  useResumed(element, start);

  const writing: ArticleFieldProps = { values, problems, conflict, onChange: handleChange };
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
      {notice && (
        <p className="error" tabIndex={-1}>
          {notice}
        </p>
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
        isKept={isKept}
        onChoose={(status, isStaying) => {
          stays.current = isStaying;
          if (status !== values.status) handleChange({ status });
        }}
        chosen={values.status}
        onCancel={onCancel}
      >
        {notice ? undefined : form.failure}
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
  const complaint = useRef<number>(undefined);

  function showFaults(found: Problems) {
    setTab(inContent.some((name) => found[name]) ? "content" : "settings");
    const description = Object.values(found).find((message) => message !== undefined);
    complaint.current = toast({
      title: newsDeskTexts.invalid,
      ...(description && { description }),
      tone: "bad",
    });
  }
  /** Dismisses the errors of the previous try, so that new ones are announced. */
  function forgetFaults() {
    if (complaint.current !== undefined) toasts.dismiss(complaint.current);
  }
  return { tab, setTab, showFaults, forgetFaults };
}

/** If this form replaces another, moves the focus to its message, or else to the title. */
function useResumed(form: { current: HTMLFormElement | null }, { formKey }: StartingPoint) {
  useEffect(() => {
    const isNew = formKey > 0 || document.activeElement?.getAttribute("aria-label") === "Close"; // or the text has just loaded
    if (isNew) focusAtStart(form.current?.querySelector<HTMLElement>(".editor > .error, [name=title]"));
  }, [form, formKey]);
}
