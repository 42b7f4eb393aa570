import { describeGap } from '../registry/refusals';
import type { RegistryStore } from '../registry/registry-store';
import { CommandRefused } from '../base/command-refused';

/** The option of commands that may serve a version that was rolled back. */
export const AGAIN = { again: { type: 'boolean', default: false } } as const;

/** Reads that option. @throws CommandRefused if no reason is given */
export function readAgain({ again, reason }: { again: boolean; reason?: string | undefined }): { unmark: boolean; reason?: string } {
  if (again && !reason) throw new CommandRefused('Say why it may be served again: --again --reason "…". It is kept in the audit.');
  return { unmark: again, ...(reason && { reason }) };
}

/** The option of commands that change which shell is served: `--leave-behind jobs,finance`. */
export const LEAVE_BEHIND = { 'leave-behind': { type: 'string' } } as const;

/** The remotes that the option names, as fields of the audit record. */
export const readLeaveBehind = (value: string | undefined): { leaveBehind?: string[] } =>
  value === undefined ? {} : { leaveBehind: value.split(',').map((name) => name.trim()) };

/** Sentences for remotes that show a failure card, because the served shell lacks what they need. */
export async function leftBehind(store: RegistryStore): Promise<string[]> {
  const found = await store.gaps((await store.read()).packages);
  return found.map(
    (gap) => `${describeGap(gap)}: people see a card in its place. Release ${gap.remote} for that shell, or take the shell back.`,
  );
}
