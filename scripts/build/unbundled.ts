/** These packages load files next to themselves, so the builds leave them out and a release brings them. */
export const unbundled = ["@electric-sql/pglite", "@fastify/swagger-ui", "sharp"];
