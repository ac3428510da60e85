import { Link } from "@tanstack/react-router";

/** The way into the admin area: its panel for staff, its sign-in for whoever is signed out. A hover loads neither. */
export function AdminLink({ isMember, isAdmin }: { isMember: boolean; isAdmin: boolean }) {
  if (isMember && !isAdmin) return null;
  return (
    <li>
      {isAdmin ? (
        <Link to="/admin" preload={false}>
          Admin Panel
        </Link>
      ) : (
        <Link to="/admin-login" preload={false}>
          Admin
        </Link>
      )}
    </li>
  );
}
