import { TextLink } from "#web/ui/actions/text-link.tsx";

/** The link to the admin area: the panel for staff, the sign-in page for visitors. */
export function AdminLink({ isMember, isAdmin }: { isMember: boolean; isAdmin: boolean }) {
  if (isMember && !isAdmin) return null;
  return (
    <li>{isAdmin ? <TextLink href="/admin">Admin Panel</TextLink> : <TextLink href="/admin-login">Admin</TextLink>}</li>
  );
}
