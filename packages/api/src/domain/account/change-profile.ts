import type { auth, Profile } from '@careloom/contract/resources/auth';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import { inTransaction } from '../../platform/db/transaction';
import { readPicture } from '../../platform/files/picture';
import type { Context } from '../../platform/http/context';
import { text } from '../../platform/http/text';
import { resourceChanged } from '../../platform/realtime/push';
import { checkState } from './check-state';
import { getProfile } from './get-profile';

/** Optional fields: an omitted one stays unchanged, an empty one is cleared. */
const OPTIONAL = ['address', 'suburb', 'state_id', 'post_code'] as const;

/** Changes the caller's own profile; a new picture replaces the old one. */
export async function changeProfile(context: Context<typeof auth.changeProfile>): Promise<Profile> {
  const { user, body, files, request, services } = context;
  const { db, clock } = services;
  checkState(body.state_id);
  const upload = files.profile_picture;
  const picture = upload && (await readPicture(upload, 'profile_picture', text('field.team.profile_picture')));
  const sent = Object.keys(request.body as object);
  const { first_name, last_name, dob, contact_no } = body;
  const optional = Object.fromEntries(OPTIONAL.filter((field) => sent.includes(field)).map((field) => [field, body[field]]));
  const replaced = await inTransaction(db, async (tx) => {
    const [before] = await tx.select({ picture: users.picture_file_id }).from(users).where(eq(users.id, user.id)).for('update');
    const picture_file_id = picture && (await services.files.save(tx, { ownerId: user.id, kind: 'picture', ...picture }));
    await tx
      .update(users)
      .set({ first_name, last_name, dob, contact_no, ...optional, ...(picture_file_id && { picture_file_id }), updated_at: clock.now() })
      .where(eq(users.id, user.id));
    await resourceChanged(tx, { resource: 'auth', ids: [user.id], to: [user.id], actor: user.id });
    return picture ? (before?.picture ?? null) : null;
  });
  if (replaced !== null) await services.files.discard(db, replaced);
  return getProfile(context);
}
