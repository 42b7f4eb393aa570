import { wordsOfGap } from '../registry/refusals';
import type { RegistryStore } from '../registry/registry-store';
import { CommandRefused } from '../base/command-refused';

/** The option of commands that may serve what was taken back before. */
export const AGAIN = { again: { type: 'boolean', default: false } } as const;

/** What the options say of it. @throws CommandRefused where nobody says why it may be served again */
export function readAgain({ again, reason }: { again: boolean; reason?: string | undefined }): { unmark: boolean; reason?: string } {
  if (again && !reason) throw new CommandRefused('Say why it may be served again: --again --reason "…". It is kept in the audit.');
  return { unmark: again, ...(reason && { reason }) };
}

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
