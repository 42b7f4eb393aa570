import type { SetUp } from '@careloom/contract/resources/second-factor';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense } from 'react';

const SetUpModal = lazyPage(() => import('./set-up-modal').then((module) => module.SetUpModal));
const RenewModal = lazyPage(() => import('./password-modals').then((module) => module.RenewModal));
const RemoveModal = lazyPage(() => import('./password-modals').then((module) => module.RemoveModal));
const CodesModal = lazyPage(() => import('./codes-modal').then((module) => module.CodesModal));

export type FactorDialog = { of: 'set-up'; setUp: SetUp } | { of: 'renew' | 'remove' } | { of: 'codes'; codes: readonly string[] };

export interface FactorDialogsProps {
  dialog: FactorDialog | null;
  onChange: (dialog: FactorDialog | null) => void;
}

/** The dialogs of the second factor, downloaded when first opened. New recovery codes follow in a dialog of their own. */
export function FactorDialogs({ dialog, onChange }: FactorDialogsProps) {
  const close = () => onChange(null);
  const show = (codes: readonly string[]) => onChange({ of: 'codes', codes });
  return (
    <Suspense>
      {dialog?.of === 'set-up' && <SetUpModal setUp={dialog.setUp} onDone={show} onClose={close} />}
      {dialog?.of === 'renew' && <RenewModal onDone={show} onClose={close} />}
      {dialog?.of === 'remove' && <RemoveModal onClose={close} />}
      {dialog?.of === 'codes' && <CodesModal codes={dialog.codes} onClose={close} />}
    </Suspense>
  );
}
