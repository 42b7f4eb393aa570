import { auth } from '@careloom/contract/resources/auth';
import { send } from '../http/send';
import { keepUser, session } from './store';

/** Refetches user and permissions. The stored permissions only hide elements; the server decides, and they may have changed there. */
export async function refreshPermissions() {
  const { token } = session();
  if (token === null) return;
  const answer = await send(auth.profile, {});
  if (answer.ok && session().token === token) {
    const { location: _address, ...profile } = answer.data;
    keepUser({ ...profile, token });
  }
}
