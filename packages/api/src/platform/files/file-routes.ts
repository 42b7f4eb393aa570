import { id, number } from '@careloom/contract/rules';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { files, users } from '../db/schema/identity';
import { notFound } from '../http/errors';
import { plainRoute } from '../http/plain-route';
import type { Services } from '../services';
import { isGranted } from './signed-url';

const address = z.object({
  id: id(),
  user: id(),
  expires: number({ min: 1, integer: true }),
  variant: z.enum(['full', 'small']).default('full'),
  signature: z.string().max(100),
});

const CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** SQL condition: whether the account that a URL was signed for may still sign in. */
const holder = (userId: number): SQL =>
  sql`exists (${sql`select 1 from ${users} where ${and(eq(users.id, userId), eq(users.is_active, true), isNull(users.deleted_at), isNull(users.archived_at))}`})`;

type StoredFile = typeof files.$inferSelect;

/** A file that a signed URL grants access to. */
export interface GrantedFile {
  file: StoredFile;
  storageKey: string;
  secondsLeft: number;
}

/** The file of a signed URL; undefined when the URL is invalid for any reason. @param asked path parameters and query */
export async function findGranted(services: Services, asked: object): Promise<GrantedFile | undefined> {
  const read = address.safeParse(asked);
  if (!read.success) return undefined;
  const { id: fileId, user, expires, variant, signature } = read.data;
  const now = services.clock.now();
  if (!isGranted(services.deriveKey('files'), { fileId, variant, userId: user, expires }, signature, now)) return undefined;
  const [file] = await services.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), holder(user)));
  if (!file) return undefined;
  const storageKey = variant === 'small' && file.small_key ? file.small_key : file.storage_key;
  return { file, storageKey, secondsLeft: Math.floor(expires - now.getTime() / 1000) };
}

/** Browsers show no PDF within a sandbox. */
const dispositionOf = ({ mime }: StoredFile) => (mime === 'application/pdf' ? 'attachment' : 'inline');

/** Sends a picture for inline display, with scripts in it disabled; a PDF to be saved and opened. */
export const sendGranted = (services: Services, reply: FastifyReply, { file, storageKey, secondsLeft }: GrantedFile): FastifyReply =>
  reply
    .type(file.mime)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', CSP)
    .header('content-disposition', `${dispositionOf(file)}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    .header('cache-control', `private, max-age=${secondsLeft}, immutable`)
    .send(services.files.open(storageKey));

/** Serves stored files at signed URLs: `<img>` and print cannot send a token. An invalid URL answers 404. */
export function fileRoutes(app: FastifyInstance): void {
  const route = { path: '/files/:id', scope: 'public', because: 'a file, opened by who has its signed address' } as const;
  plainRoute(app, route, async (request, reply) => {
    const granted = await findGranted(app.services, { ...(request.query as object), ...(request.params as object) });
    if (!granted) throw notFound();
    return sendGranted(app.services, reply, granted);
  });
}
