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

/** For whom an export is made, and the name that it bears. */
export interface Exporter extends Viewer {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Who asks for an export: the session, or, where the address is signed, whom it was signed for, with what they may do now.
 * @throws 401 `unauthenticated` or `forbidden` of a session; 401 for a link that is not ours, that is over, or of somebody who
 * may not read reports any more
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
