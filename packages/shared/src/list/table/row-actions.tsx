import { Suspense } from 'react';
import { navigate } from '../../navigation/index';
import type { RowAction } from '../core/definition';
import { LazyRowMenu } from '../lazy-parts';

export interface RowActionsProps {
  name: string;
  anchor: HTMLElement;
  actions: readonly RowAction[];
  onClose: () => void;
}

/** The menu of the row with the pressed button. */
export function RowActions({ name, anchor, actions, onClose }: RowActionsProps) {
  const pick = (value: string) => {
    const action = actions[Number(value)];
    if (action?.href) navigate(action.href);
    action?.onPick?.();
  };
  return (
    <Suspense>
      <LazyRowMenu
        anchor={anchor}
        label={name}
        actions={actions.map(({ label, icon, stops }, at) => ({
          value: String(at),
          label,
          ...(icon && { icon }),
          ...(stops && { stops }),
        }))}
        onPick={pick}
        onClose={onClose}
      />
    </Suspense>
  );
}
