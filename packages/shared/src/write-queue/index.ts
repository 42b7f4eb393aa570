/**
 * Writes that must not be lost where there is no connection: kept on the device, sent in order, each once. Import it lazily.
 * @example
 * ```tsx
 * import { shifts } from '@careloom/contract/resources/shifts';
 * import { queueWrite, WaitingWrites } from '@careloom/shared/write-queue';
 *
 * export function ConfirmShift({ id }: { id: number }) {
 *   const confirm = () => queueWrite(shifts.confirm, { id }, { about: `shift ${id}`, title: 'Confirm the shift' });
 *   return (
 *     <>
 *       <WaitingWrites about={`shift ${id}`} />
 *       <button onClick={() => void confirm()}>Confirm</button>
 *     </>
 *   );
 * }
 * ```
 */
export { discardWrite, formAnswer, notKeptMessage, queueWrite, sendAgain, startWriteQueue } from './device-queue';
export type { WriteResult } from './queue';
export type { QueuedWrite, Refusal } from './queued-write';
export { useQueuedWrites } from './use-queued-writes';
export { WaitingWrites, type WaitingWritesProps } from './waiting-writes';
export { waitingKey } from './write-storage';
