import type { agreements as calls } from '@careloom/contract/resources/agreements';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { serviceAgreements } from '../../platform/db/schema/agreements';
import { files } from '../../platform/db/schema/identity';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { agreementsWithin } from './agreement-record';
import { documentName } from './attach-document';
import { keepDocument } from './keep-document';

/** Sends the PDF: for a draft as it would be sent, else as it was sent, with its signature. @throws 404 */
export async function downloadAgreement({ params, user, services, reply }: Context<typeof calls.download>): Promise<FastifyReply> {
  const asked = and(eq(serviceAgreements.id, params.n), eq(serviceAgreements.user_id, params.id), agreementsWithin(user));
  const [agreement] = await services.db.select({ id: serviceAgreements.id }).from(serviceAgreements).where(asked);
  if (!agreement) throw notFound();
  const draft = await keepDocument(services, agreement.id);
  const content = draft ?? services.files.open(await storageKey(services, agreement.id));
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${documentName(agreement.id)}"`)
    .header('x-content-type-options', 'nosniff')
    .send(content);
}

async function storageKey({ db }: Context<typeof calls.download>['services'], id: number): Promise<string> {
  const shown = sql`coalesce(${serviceAgreements.signed_file_id}, ${serviceAgreements.document_file_id})`;
  const [file] = await db
    .select({ key: files.storage_key })
    .from(serviceAgreements)
    .innerJoin(files, eq(files.id, shown))
    .where(eq(serviceAgreements.id, id));
  if (!file) throw notFound();
  return file.key;
}
