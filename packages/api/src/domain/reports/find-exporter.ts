import { and, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { Viewer } from '../../platform/scope/by-role';
import type { Services } from '../../platform/services';
import { grantedPermissions, maySignIn } from '../auth/find-user-by-token';

export const PERMISSION = 'reports-read';

/** The person an export is made for. */
export interface Exporter extends Viewer {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person by id, if they may sign in and read reports now. */
export async function findExporter({ db }: Services, userId: number): Promise<Exporter | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      userType: users.user_type,
      firstName: users.first_name,
      lastName: users.last_name,
      permissions: grantedPermissions,
    })
    .from(users)
    .where(and(eq(users.id, userId), maySignIn));
  return row?.permissions.includes(PERMISSION) ? row : undefined;
}
