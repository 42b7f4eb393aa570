import { CommandRefused } from './refused';

/** The option of commands that may serve what was taken back before. */
export const AGAIN = { again: { type: 'boolean', default: false } } as const;

/** What the options say of it. @throws CommandRefused where nobody says why it may be served again */
export function readAgain({ again, reason }: { again: boolean; reason?: string | undefined }): { unmark: boolean; reason?: string } {
  if (again && !reason) throw new CommandRefused('Say why it may be served again: --again --reason "…". It is kept in the audit.');
  return { unmark: again, ...(reason && { reason }) };
}
