import { factorsOfUsers } from '@careloom/contract/resources/second-factor';
import { fullName } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import type { FactorPerson } from './person';

/** The confirmation before a user's second factor is reset. `onClose` is called when that is done, refused or cancelled. */
export function ConfirmReset({ person, onClose }: { person: FactorPerson; onClose: () => void }) {
  const { run, pending } = useCallMutation(factorsOfUsers.reset, { changes: (_, { id }) => [Number(id)] });
  const reset = async () => {
    await run({ id: person.id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('factor_of.reset')} danger busy={pending} onConfirm={() => void reset()} onCancel={onClose}>
      <p>{t('factor_of.confirm')}</p>
      <Affected
        of={[{ name: fullName(person), picture: person.sm_profile_picture_url, line: person.email, size: 40 }]}
        also={[t('factor_of.effect_codes'), t('factor_of.effect_sessions')]}
      />
    </ConfirmDialog>
  );
}
