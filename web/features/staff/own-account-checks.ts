/** What staff fill in about their own accounts, apart from the schemas of all other forms: documents carry those names along. */
export const ownSchemas = {
  account: () => import("#contract/staff/own-account/forms.ts"),
  secondFactor: () => import("#contract/staff/second-factor/forms.ts"),
};
