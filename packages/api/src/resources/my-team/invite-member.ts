import { invitationMail } from '../../account/letters';
import { hashToken, newToken } from '../../auth/hash-token';
import { passwordResets } from '../../db/schema/access';
import type { Tx } from '../../db/transaction';
import { sendMail } from '../../mail/mail';
import type { Services } from '../../services';

const INVITATION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Invited {
  id: number;
  first_name: string;
  email: string;
}

/** Mails a link that sets the first password, once, within a week. */
export async function inviteMember(tx: Tx, { clock, env }: Services, member: Invited): Promise<void> {
  const token = newToken();
  const expires_at = new Date(clock.now().getTime() + INVITATION_DAYS * DAY_MS);
  await tx.insert(passwordResets).values({ user_id: member.id, token_hash: hashToken(token), expires_at });
  await sendMail(tx, invitationMail(env.publicUrl, member, token, INVITATION_DAYS));
}
