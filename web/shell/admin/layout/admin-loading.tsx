import "./admin-loading.css";

/** The dashboard until the check has returned. It stands apart, as every page carries it. */
export const AdminLoading = () => (
  <main id="main" tabIndex={-1} className="admin-loading">
    <p role="status">Loading</p>
  </main>
);
