import { expenses } from '@careloom/contract/resources/expenses';
import { lazyPage } from '@careloom/shared/navigation';
import type { QueuedWrite, WaitingWritesProps } from '@careloom/shared/write-queue';
import { Suspense } from 'react';

const Nothing = (_: WaitingWritesProps) => null;
/** If the queue cannot be loaded, the list is shown without it. */
const WaitingWrites = lazyPage<WaitingWritesProps>(() =>
  import('@careloom/shared/write-queue').then(
    (module) => module.WaitingWrites,
    (fault: unknown) => {
      console.warn('What waits to be sent could not be loaded.', fault);
      return Nothing;
    },
  ),
);

const FormAhead = lazyPage(() =>
  import('./form/form-ahead').then(
    (module) => module.FormAhead,
    (fault: unknown) => {
      console.warn('The form of an expense could not be loaded ahead.', fault);
      return () => null;
    },
  ),
);

/** Prefetches the data of the form while there is a connection. */
export const FormInReserve = () => (
  <Suspense>
    <FormAhead />
  </Suspense>
);

/** Waiting and refused writes. @param onEdit opens the form of a refused expense */
export const WaitingPlace = ({ onEdit }: { onEdit: (write: QueuedWrite) => void }) => (
  <Suspense>
    <WaitingWrites editOf={(write) => (write.call.id === expenses.create.id ? () => onEdit(write) : null)} />
  </Suspense>
);
