import { playersAdminApi } from "#contract/players/admin/endpoints.ts";
import { CreatePlayerRequest } from "#contract/players/admin/forms.ts";
import { playersAdminCalls } from "#contract/players/admin/schemas.ts";
import { playerTexts } from "#contract/players/constants.ts";
import { playersApi } from "#contract/players/endpoints.ts";
import { playersCalls } from "#contract/players/schemas.ts";
import { publicList } from "#server/cache/public-responses.ts";
import { storePicture } from "#server/features/uploads/uploads.service.ts";
import { readFields } from "#server/routing/form-fields.ts";
import { sendPage } from "#server/routing/list-page.ts";
import { acceptPictureForms, withPictureForm } from "#server/routing/picture-form.ts";
import { type App, routesOf } from "#server/routing/route.ts";
import { createPlayer, listForStaff, listPlayers, removePlayer, updatePlayer } from "./players.service.ts";

const routes = routesOf(playersApi, playersCalls);
const adminRoutes = routesOf(playersAdminApi, playersAdminCalls);

export async function playersRoutes(app: App) {
  const { db } = app;
  app.route({ ...routes.list, handler: publicList((page) => listPlayers(db, page, app.team)) });
  app.route({
    ...adminRoutes.listForStaff,
    handler: async (request, reply) => sendPage(request, reply, await listForStaff(db, request.query)),
  });
  app.route({
    ...adminRoutes.update,
    handler: ({ params, body, staff }) => updatePlayer(db, { id: params.id, player: body, by: staff, team: app.team }),
  });
  app.route({
    ...adminRoutes.remove,
    handler: async ({ params, staff }, reply) => {
      await removePlayer(db, { id: params.id, by: staff });
      return reply.code(204).send();
    },
  });
  await app.register(playerFormRoutes);
}

async function playerFormRoutes(app: App) {
  const { db } = app;
  await acceptPictureForms(app);
  app.route({
    ...adminRoutes.create,
    handler: (request, reply) =>
      withPictureForm(request, async ({ fields, picture }) => {
        const { staff } = request;
        const player = readFields(CreatePlayerRequest, fields, playerTexts.incomplete);
        if (picture) {
          await app.countTry("uploads", staff.sessionId);
          const upload = { original: picture, by: staff, field: "profileImage", stopping: app.stopping };
          player.imageUrl = (await storePicture(db, upload)).url;
        }
        return reply.code(201).send(await createPlayer(db, { player, by: staff, team: app.team }));
      }),
  });
}
