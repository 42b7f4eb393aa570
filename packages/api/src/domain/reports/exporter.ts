import type { ExportKind } from '@careloom/contract/resources/reports';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { authorize } from '../auth/authorize';
import { grantedPermissions } from '../auth/find-user-by-token';
import { users } from '../../platform/db/schema/identity';
import { badLink } from '../../platform/http/errors';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { type Fields, isSigned } from './signed-export';

const PERMISSION = 'reports-read';

/** The person an export is made for. */
export interface Exporter extends Viewer {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * The person who requests an export: of the session or, for a signed URL, the one it was signed for, with their current permissions.
 * @throws 401 `unauthenticated` or `forbidden` for a session; 401 for a link that is invalid, expired, or of somebody who may no longer
 * read reports
 */
export async function exporterOf(services: Services, request: FastifyRequest, kind: ExportKind): Promise<Exporter> {
  const fields = request.query as Fields;
  if (fields.signature === undefined) return authorize(services, request, { access: [PERMISSION], scope: 'by-role' });
  if (!isSigned(services.deriveKey('exports'), kind, fields, services.clock.now())) throw badLink();
  const [row] = await services.db
    .select({
      id: users.id,
      userType: users.user_type,
      firstName: users.first_name,
      lastName: users.last_name,
      permissions: grantedPermissions,
    })
    .from(users)
    .where(and(eq(users.id, Number(fields.user)), eq(users.is_active, true), isNull(users.deleted_at), isNull(users.archived_at)));
  if (!row?.permissions.includes(PERMISSION)) throw badLink();
  return row;
}
