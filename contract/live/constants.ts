/** How long a page may show who is live without asking again. */
export const longestGoodForSeconds = 120;
