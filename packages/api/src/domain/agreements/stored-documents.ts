import { CODE } from '@careloom/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { findGranted, sendGranted } from '../../platform/files/file-routes';
import type { Files } from '../../platform/files/files';
import { text } from '../../platform/http/text';
import { documentName } from './attach-document';

/** The URL path of agreement documents (section 7 of the specification). */
const FOLDER = '/storage/app/service-agreements';

/** The signed URL of an agreement's document for one user; null if there is none. */
export function documentAddress(files: Files, agreementId: number, fileId: number | null, userId: number): string | null {
  const grant = files.url(fileId, userId)?.split('?')[1];
  return grant === undefined ? null : `${FOLDER}/${documentName(agreementId)}?file=${String(fileId)}&${grant}`;
}

/** Serves documents at signed URLs; 404 for anything else. */
export function storedDocuments(app: FastifyInstance): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, string> }>(`${FOLDER}/:name`, async ({ params, query }, reply) => {
    const granted = await findGranted(app.services, { ...query, id: query.file });
    if (granted?.file.kind === 'document' && granted.file.name === params.name) return sendGranted(app.services, reply, granted);
    return reply.code(CODE.notFound).send({ code: CODE.notFound, message: text('error.not_exist') });
  });
}
