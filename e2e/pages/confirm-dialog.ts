import { specified } from '../support/catalogue';
import type { Finds, Located } from './finds';

/** The confirmation of every consequential action: a title, the question, Cancel and the action. */
export const confirmDialog = <Found extends Located<Found>>(page: Finds<Found>, action: string, cancel = specified('logout.cancel')) => {
  const dialog = page.getByRole('alertdialog', { name: specified('logout.title') });
  return {
    dialog,
    text: (question: string) => dialog.getByText(question),
    cancel: dialog.getByRole('button', { name: cancel, exact: true }),
    confirm: dialog.getByRole('button', { name: action, exact: true }),
  };
};
