/** The root is Home; of an article's address the name says more than its id, which is as long as a line. */
export const pageName = (path: string) =>
  path === "/" ? "Home" : path.replace(/^\/news\/[0-9a-f-]{36}\//, "/news/…/");
