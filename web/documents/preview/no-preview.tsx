import { pageSeeds } from "#contract/art/art.ts";
import { ErrorPage } from "#web/shell/page/error-page.tsx";
import { buttonClass } from "#web/ui/actions/button.tsx";

export const problems = {
  ended: {
    word: "OVER",
    title: "This preview has ended",
    lead: "Preview links work for a week at most. Please ask whoever sent you this one for another.",
  },
  unknown: {
    word: "404",
    title: "This preview doesn’t exist",
    lead: "Check that you copied the whole link, or ask whoever sent it.",
  },
};

/** The main part of the page that a preview link opens if it doesn't work. */
export function NoPreview({ problem }: { problem: keyof typeof problems }) {
  const { word, title, lead } = problems[problem];
  const shown = { word, heading: title, meaning: title, title: `${title}.`, lead, seed: pageSeeds.notFound };
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage {...shown}>
        <a className={buttonClass()} href="/">
          Back to Home
        </a>
      </ErrorPage>
    </main>
  );
}
