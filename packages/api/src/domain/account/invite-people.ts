import { hashToken, newToken } from '../../platform/secrets/tokens';
import { passwordResets } from '../../platform/db/schema/access';
import type { Tx } from '../../platform/db/transaction';
import { sendMails } from '../../platform/mail/mail';
import type { Services } from '../../platform/services';
import { invitationMail } from './letters';

const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Invited {
  id: number;
  first_name: string;
  email: string;
}

/**
 * Mails people a link that sets their first password, valid once and for a week. Takes a few statements, regardless of the number of
 * people.
 */
export async function invitePeople(tx: Tx, { clock, env }: Services, people: readonly Invited[]): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS);
  const invitations = people.map((person) => ({ person, token: newToken() }));
  await tx
    .insert(passwordResets)
    .values(invitations.map(({ person, token }) => ({ user_id: person.id, token_hash: hashToken(token), expires_at })));
  await sendMails(
    tx,
    invitations.map(({ person, token }) => invitationMail(env.publicUrl, person, token, INVITATION_DAYS)),
  );
}
