import type { ExportKind } from '@careloom/contract/resources/reports';
import type { FastifyRequest } from 'fastify';
import { authorize } from '../auth/authorize';
import { badLink } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { type Exporter, findExporter, PERMISSION } from './find-exporter';
import { type Fields, isSigned } from './signed-export';

/**
 * The user who requests an export, with their current permissions: the user of the session or, for a signed URL, the user for whom it was
 * signed.
 * @throws 401 `unauthenticated` or `forbidden` for a session; 401 for a link that is invalid or expired, or whose user may no longer read
 * reports
 */
export async function exporterOf(services: Services, request: FastifyRequest, kind: ExportKind): Promise<Exporter> {
  const fields = request.query as Fields;
  if (fields.signature === undefined) return authorize(services, request, { access: [PERMISSION], scope: 'by-role' });
  if (!isSigned(services.deriveKey('exports'), kind, fields, services.clock.now())) throw badLink();
  const row = await findExporter(services, Number(fields.user));
  if (!row) throw badLink();
  return row;
}
