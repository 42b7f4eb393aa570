import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { files, users } from '../db/schema/identity';
import { notFound } from '../http/errors';
import { plainRoute } from '../http/plain-route';
import { isGranted } from './signed-url';

const whole = z.coerce.number().int().positive().max(2_147_483_647);
const address = z.object({
  id: whole,
  user: whole,
  expires: z.coerce.number().int().positive(),
  variant: z.enum(['full', 'small']).default('full'),
  signature: z.string().max(100),
});

const CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Whether the account that an address was made for may still sign in. */
const holder = (userId: number): SQL =>
  sql`exists (${sql`select 1 from ${users} where ${and(eq(users.id, userId), eq(users.is_active, true), isNull(users.deleted_at), isNull(users.archived_at))}`})`;

/** Stored files at signed addresses: `<img>` and print can send no token. Anything wrong with an address answers 404. */
export function fileRoutes(app: FastifyInstance): void {
  const route = { path: '/files/:id', scope: 'public', because: 'a file, opened by who has its signed address' } as const;
  plainRoute(app, route, async (request, reply) => {
    const { services } = app;
    const asked = address.safeParse({ ...(request.query as object), ...(request.params as object) });
    if (!asked.success) throw notFound();
    const { id, user, expires, variant, signature } = asked.data;
    const now = services.clock.now();
    const granted = isGranted(services.deriveKey('files'), { fileId: id, variant, userId: user, expires }, signature, now);
    const [file] = granted
      ? await services.db
          .select()
          .from(files)
          .where(and(eq(files.id, id), holder(user)))
      : [];
    if (!file) throw notFound();
    const secondsLeft = Math.floor(expires - now.getTime() / 1000);
    return reply
      .type(file.mime)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', CSP)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .header('cache-control', `private, max-age=${secondsLeft}, immutable`)
      .send(services.files.open(variant === 'small' && file.small_key ? file.small_key : file.storage_key));
  });
}
