import { createTranslator } from '@careloom/shared/i18n';

/** Texts of the dialog that asks before a tab uses a developer's local build. */
export const texts = {
  'local_build.title': 'Run a build of this machine?',
  'local_build.ask':
    '{part} would come from {address}, in this tab only, and act as you. Go on only if you run npm run dev there yourself.',
  'local_build.take': 'Run it',
  'local_build.keep': 'Keep the released one',
  'local_build.failed': '{part} is the released one. {address} gave no build: {why}',
  'local_build.not_allowed': '{part} is the released one. A build from another place needs the permission delivery-develop.',
} as const;

export const t = createTranslator('shell', texts);
