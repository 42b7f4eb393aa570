import { specified } from '../support/catalogue';
import type { Finds, Located } from './finds';

/** The card in place of a remote that failed to load: which part, why, and a button to retry. */
export const remoteCard = <Found extends Located<Found>>(page: Finds<Found>) => {
  const retry = page.getByRole('button', { name: specified('kit.retry') });
  const card = page.getByRole('alert').filter({ has: retry });
  return { card, retry: card.getByRole('button', { name: specified('kit.retry') }) };
};
