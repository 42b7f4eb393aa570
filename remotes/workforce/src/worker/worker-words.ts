import type { SupportWorker } from '@careloom/contract/resources/support-workers';

/** `Penrith NSW 2750`; nothing where the worker gave no address. */
export const placeOf = ({ location: { suburb, state, post_code } }: Pick<SupportWorker, 'location'>) =>
  [suburb, state?.name, post_code].filter(Boolean).join(' ');
