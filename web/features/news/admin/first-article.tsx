import { draftKey } from "#web/browser-state/draft-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useRowDialog } from "#web/ui/overlays/use-row-dialog.ts";
import { ArticleEditor } from "./editor/article-editor.tsx";

type FirstArticleProps = {
  /** Identifies whose unsaved text this browser keeps. */
  writer: string;
  /** Whether the team has written one. */
  isWritten: boolean;
};

/** Opens the editor of articles in a new site's setup. */
export function FirstArticle({ writer, isWritten }: FirstArticleProps) {
  const editor = useRowDialog<Record<string, never>>(); // a new article has nothing yet
  return (
    <>
      {isWritten && <p>Your first article is saved. It’s under News in the dashboard.</p>}
      <p>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => editor.open({})}>
          {isWritten ? "Write another article" : "Write an article"}
        </Button>
      </p>
      {editor.row && (
        <ArticleEditor
          key={editor.times}
          id={undefined}
          draftKeyOf={(id) => draftKey(writer, `news:${id ?? "new"}`)}
          isOpen={editor.isOpen}
          onClose={editor.close}
        />
      )}
    </>
  );
}
