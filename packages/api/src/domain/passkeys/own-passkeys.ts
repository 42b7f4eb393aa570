import type { Passkey, passkeys as calls } from '@careloom/contract/resources/passkeys';
import { and, asc, eq } from 'drizzle-orm';
import { passkeys } from '../../platform/db/schema/passkeys';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound, unprocessable } from '../../platform/http/errors';
import { sendMail } from '../../platform/mail/mail';
import { isoOrNull } from '../../platform/serialize/values';
import { checkCurrentPassword } from '../account/check-current-password';
import { passkeyRemovedMail } from '../account/letters';
import { announceFactor, dropCodesWithoutFactor, factorNeed, lockAccount } from '../second-factor/factor';
import { addPasskey, newPasskeyOptions } from './add-passkey';

type Row = typeof passkeys.$inferSelect;

const shown = ({ id, name, created_at, last_used_at }: Row): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: isoOrNull(last_used_at),
});

export async function listPasskeys({ user, services: { db } }: Context<typeof calls.list>) {
  const own = await db.select().from(passkeys).where(eq(passkeys.user_id, user.id)).orderBy(asc(passkeys.id));
  return { passkeys: own.map(shown) };
}

/** @throws 422 for a wrong password, when the maximum is exceeded, and where the address does not support passkeys */
export async function startPasskey({ user, body, services }: Context<typeof calls.start>) {
  await checkCurrentPassword(services, user.id, body.current_password);
  return newPasskeyOptions(services, user);
}

/** @throws 422 */
export async function addOwnPasskey({ user, body, services }: Context<typeof calls.add>) {
  const { stored, recovery_codes } = await addPasskey(services, user.id, body);
  return { passkey: shown(stored), recovery_codes };
}

const own = (userId: number, id: number) => and(eq(passkeys.user_id, userId), eq(passkeys.id, id));

/** @throws 404 for another user's passkey */
export function renamePasskey({ user, params, body, services }: Context<typeof calls.rename>): Promise<Passkey> {
  return inTransaction(services.db, async (tx) => {
    const [renamed] = await tx.update(passkeys).set({ name: body.name }).where(own(user.id, params.id)).returning();
    if (!renamed) throw notFound();
    await announceFactor(tx, user.id, user.id);
    return shown(renamed);
  });
}

/** @throws 404 for another user's passkey; 422 for a wrong password, and for the last factor of a user whose role requires one */
export async function removePasskey({ user, params, body, services }: Context<typeof calls.remove>): Promise<Record<string, never>> {
  await checkCurrentPassword(services, user.id, body.current_password);
  return inTransaction(services.db, async (tx) => {
    await lockAccount(tx, user.id);
    const [removed] = await tx.delete(passkeys).where(own(user.id, params.id)).returning({ name: passkeys.name });
    if (!removed) throw notFound();
    const { has, needs } = await factorNeed(tx, user.id);
    if (needs && !has) throw unprocessable('auth.passkey_last');
    await dropCodesWithoutFactor(tx, user.id);
    await announceFactor(tx, user.id, user.id);
    await sendMail(tx, passkeyRemovedMail(services.env.publicUrl, { first_name: user.firstName, email: user.email }, removed.name));
    return {};
  });
}
