import { PageLink } from "#web/ui/actions/page-link.tsx";

/** The way into the admin area: its panel for staff, its sign-in for whoever is signed out. */
export function AdminLink({ isMember, isAdmin }: { isMember: boolean; isAdmin: boolean }) {
  if (isMember && !isAdmin) return null;
  return (
    <li>{isAdmin ? <PageLink href="/admin">Admin Panel</PageLink> : <PageLink href="/admin-login">Admin</PageLink>}</li>
  );
}
