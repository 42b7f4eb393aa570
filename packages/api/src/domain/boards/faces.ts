import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { files } from '../../platform/db/schema/identity';
import { notFound } from '../../platform/http/errors';
import { plainRoute } from '../../platform/http/plain-route';
import { fileOfFace } from './shared-board';

const asked = z.object({ token: z.string().max(64), face: z.string().max(64) });

/** Serves the pictures of people on the board of a link, as long as the link works. Browsers do not cache them. */
export function faceRoutes(app: FastifyInstance): void {
  const { services } = app;
  const route = {
    path: '/board/:token/faces/:face',
    scope: 'public',
    because: 'a picture, opened by who has the link of a board',
  } as const;
  plainRoute(app, route, async (request, reply) => {
    const read = asked.safeParse(request.params);
    const fileId = read.success ? await fileOfFace(services, read.data.token, read.data.face) : undefined;
    const [file] = fileId === undefined ? [] : await services.db.select().from(files).where(eq(files.id, fileId));
    if (!file) throw notFound();
    return reply
      .type(file.mime)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'no-store')
      .send(services.files.open(file.storage_key));
  });
}
