import { type myTeam as calls, teamMemberLabels } from '@careloom/contract/resources/my-team';
import { attachPicture } from '../account/attach-picture';
import { invitePeople } from '../account/invite-people';
import { adminSide } from '../notifications/recipients';
import { newToken } from '../../platform/secrets/tokens';
import { hashPassword } from '../auth/password';
import { users } from '../../platform/db/schema/identity';
import { readPicture } from '../../platform/files/picture';
import type { Context, Writing } from '../../platform/http/context';
import { text } from '../../platform/http/text';
import { resourceChanged } from '../../platform/realtime/push';
import { checkMember, memberColumns } from './check-member';
import { readMember } from './serialize-member';

/** Adds a team member: an account without a password until the mailed link sets one. */
export async function createMember({ body, files, user, services }: Context<typeof calls.create>): Promise<Writing<typeof calls.create>> {
  const upload = files.profile_picture;
  const picture = upload && (await readPicture(upload, 'profile_picture', text(teamMemberLabels.profile_picture)));
  const password_hash = await hashPassword(newToken());
  const now = services.clock.now();
  return async (tx) => {
    await checkMember(tx, user, body);
    const row = {
      ...memberColumns(body),
      password_hash,
      email_verified_at: now,
      created_at: now,
    };
    const [member] = await tx.insert(users).values(row).returning({ id: users.id });
    if (!member) throw new Error('The team member was not written.');
    if (picture) await attachPicture(services, tx, member.id, picture);
    await invitePeople(tx, services, [{ id: member.id, first_name: body.first_name, email: body.email }]);
    await resourceChanged(tx, { resource: 'my-team', ids: [member.id], to: await adminSide(tx), actor: user.id });
    return readMember(tx, services.files, user, member.id);
  };
}
