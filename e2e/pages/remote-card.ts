import { specified } from '../support/catalogue';
import type { Finds, Located } from './finds';

/** What stands in a remote's place when it could not be had: which part, why, and a way to try again. */
export const remoteCard = <Found extends Located<Found>>(page: Finds<Found>) => {
  const retry = page.getByRole('button', { name: specified('kit.retry') });
  const card = page.getByRole('alert').filter({ has: retry });
  return { card, retry: card.getByRole('button', { name: specified('kit.retry') }) };
};
