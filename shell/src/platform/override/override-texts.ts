import { createTranslator } from '@careloom/shared/i18n';

/** Texts about overridden remotes. */
export const texts = {
  'override.label': 'Remotes under development',
  'override.active': '{part} comes from {address}',
  'override.reset': 'Reset',
  'override.refused': '{part} is the released one. {why}',
  'override.not_here': 'This page takes no remote under development: only a server on localhost that npm run dev started does.',
  'override.no_address': '{address} is no address of a remoteEntry.js.',
  'override.foreign': '{address} is not on this machine: a remote under development comes from localhost only.',
  'override.unknown': 'The registry has no remote of this name.',
  'override.not_offered': 'The server offers no remote under development from {address}.',
} as const;

export const t = createTranslator('shell', texts);
