import "./admin-loading.css";

/** Shown until the session check returns. In its own file because every page loads it. */
export const AdminLoading = () => (
  <main id="main" tabIndex={-1} className="admin-loading">
    <p role="status">Loading</p>
  </main>
);
