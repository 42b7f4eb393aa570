import type { Passkey } from '@careloom/contract/resources/passkeys';

/** Which dialog of passkeys is open. */
export type PasskeyDialog = { of: 'add' } | { of: 'rename' | 'remove'; passkey: Passkey } | { of: 'codes'; codes: readonly string[] };
