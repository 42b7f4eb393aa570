import { create } from 'zustand';

/** Who has the product open, by their ids on the presence channel. */
export const useOnline = create<{ people: ReadonlySet<string> }>(() => ({ people: new Set() }));

/** Whether somebody is online. False if it is not known, or may not be. @param presence the person's id on the presence channel */
export const useIsOnline = (presence: string | null | undefined): boolean =>
  useOnline(({ people }) => typeof presence === 'string' && people.has(presence));
