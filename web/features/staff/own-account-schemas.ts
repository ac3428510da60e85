/**
 * Schemas of the forms for your own account. Kept apart from the other schemas, because documents would include the names of all
 * of them.
 */
export const ownSchemas = {
  account: () => import("#contract/staff/own-account/forms.ts"),
  secondFactor: () => import("#contract/staff/second-factor/forms.ts"),
};
