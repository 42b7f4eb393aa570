import { UPLOAD_KINDS, UPLOAD_PERMISSIONS } from '@careloom/contract/resources/uploads';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { uploads } from '../../db/schema/uploads';
import { byRole } from '../../scope/by-role';

/** The uploads of a user: of the kinds that the user may import, and of who is not of the office the own. */
export function uploadsWithin(user: CurrentUser): SQL | undefined {
  const own = eq(uploads.uploaded_by_id, user.id);
  const kinds = UPLOAD_KINDS.filter((kind) => user.permissions.has(UPLOAD_PERMISSIONS[kind]));
  return and(inArray(uploads.kind, kinds), byRole(user, { teamLeader: own, worker: own }));
}
