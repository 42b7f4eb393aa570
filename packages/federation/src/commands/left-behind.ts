import { wordsOfGap } from '../registry/refusals';
import type { RegistryStore } from '../registry/registry-store';

/** The option of commands that change which shell is served: `--leave-behind jobs,finance`. */
export const LEAVE_BEHIND = { 'leave-behind': { type: 'string' } } as const;

/** The remotes that the option names, as a part of what the audit says. */
export const readLeaveBehind = (value: string | undefined): { leaveBehind?: string[] } =>
  value === undefined ? {} : { leaveBehind: value.split(',').map((name) => name.trim()) };

/** Remotes in whose place people see a card, because the served shell lacks what they need: a sentence for each. */
export async function leftBehind(store: RegistryStore): Promise<string[]> {
  const found = await store.gaps((await store.read()).packages);
  return found.map(
    (gap) => `${wordsOfGap(gap)}: people see a card in its place. Release ${gap.remote} for that shell, or take the shell back.`,
  );
}
