import { auth } from '@careloom/contract/resources/auth';
import { send } from '../http/send';
import { keepUser, session } from './store';

/** Reads user and permissions anew. What is stored only hides; the server decides, and may have changed its mind. */
export async function refreshPermissions() {
  const { token } = session();
  if (token === null) return;
  const answer = await send(auth.profile, {});
  if (answer.ok && session().token === token) {
    const { location: _address, ...profile } = answer.data;
    keepUser({ ...profile, token });
  }
}
