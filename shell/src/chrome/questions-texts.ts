import { createTranslator } from '@careloom/shared/i18n';

/** Texts of the chrome's dialogs, loaded with the first one. */
export const texts = {
  'dependents.title': 'What becomes of what depends on it?',
  'dependents.release': 'Release as drafts',
  'dependents.cancel': 'Cancel the shifts',
  'dependents.go_on': 'Go on',
  'dependents.keep': 'Keep everything',
  'logout.text': 'Are you sure you want to logout?',
  'logout.unsaved': 'There are changes that you have not saved.',
  'logout.waiting': '{count} changes are not sent yet. They stay on this device until you log in here again.',
  'logout.waiting_one': '1 change is not sent yet. It stays on this device until you log in here again.',
  'logout.cancel': 'Cancel',
  'logout.confirm': 'Logout',
} as const;

export const t = createTranslator('shell', texts);
