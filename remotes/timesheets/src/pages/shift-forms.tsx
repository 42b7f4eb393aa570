import { lazyPage } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ShiftDefaults } from '../shift-form/draft';
import type { EditTimes } from '../shift-form/edit-shift';

const AddShift = lazyPage(() => import('../shift-form/add-shift').then((module) => module.AddShift));
const EditShift = lazyPage(() => import('../shift-form/edit-shift').then((module) => module.EditShift));

type Opened = { add: ShiftDefaults } | { edit: number; times: EditTimes | undefined };

export interface ShiftForms {
  /** Opens Add Shift; null without permission to add shifts. */
  add: ((defaults?: ShiftDefaults) => void) | null;
  /** Opens Edit Shift; null without permission to change shifts. */
  edit: ((id: number, times?: EditTimes) => void) | null;
  /** To be rendered by the page. */
  form: ReactNode;
}

/** The forms in which shifts are added and changed, and the functions that open them. */
export function useShiftForms(): ShiftForms {
  const isAllowed = useCan('shift-create');
  const [opened, setOpened] = useState<Opened | null>(null);
  const onClose = () => setOpened(null);
  const form = opened && (
    <Suspense>
      {'add' in opened ? (
        <AddShift defaults={opened.add} onClose={onClose} />
      ) : (
        <EditShift id={opened.edit} times={opened.times} onClose={onClose} />
      )}
    </Suspense>
  );
  const openers = useMemo(
    (): Pick<ShiftForms, 'add' | 'edit'> => ({
      add: isAllowed ? (defaults = {}) => setOpened({ add: defaults }) : null,
      edit: isAllowed ? (edit, times) => setOpened({ edit, times }) : null,
    }),
    [isAllowed],
  );
  return { ...openers, form };
}
