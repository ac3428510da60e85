import "./site-editor.css";

export type View = "fields" | "page";
const views: Record<View, string> = { fields: "Fields", page: "Page" };

/** Fields and page are two views where there's no room for both. */
export const ViewSwitch = ({ view, onView }: { view: View; onView: (view: View) => void }) => (
  <fieldset className="site-editor__views choice-row">
    <legend className="visually-hidden">View</legend>
    {(Object.keys(views) as View[]).map((each) => (
      <button key={each} type="button" aria-pressed={view === each} onClick={() => onView(each)}>
        {views[each]}
      </button>
    ))}
  </fieldset>
);
