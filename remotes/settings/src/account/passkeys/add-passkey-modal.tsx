import { MAX_PASSKEY_NAME, passkeys } from '@careloom/contract/resources/passkeys';
import { secret, text } from '@careloom/contract/rules';
import { z } from '@careloom/contract/schema';
import { FormModal, PasswordField, TextField, useSchemaForm } from '@careloom/shared/form';
import type { Answer } from '@careloom/shared/http';
import { useCallMutation } from '@careloom/shared/query';
import { createPasskey } from '@careloom/shared/second-factor';
import { Prose } from '@careloom/shared/ui';
import { t } from './texts';

interface AddPasskeyModalProps {
  /** Called with the recovery codes if the passkey is the first factor, else with an empty array. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The name of the passkey, and the user's current password. */
const schema = z.object({ name: text(MAX_PASSKEY_NAME), current_password: secret() });

type Added = { recovery_codes: readonly string[] };

/** Suppresses the default message, because the form itself shows the failure. */
const shownHere = () => undefined;

/** Adds a passkey: its name and the password, then the browser's prompt. The input stays when the prompt is closed. */
export function AddPasskeyModal({ onDone, onClose }: AddPasskeyModalProps) {
  const start = useCallMutation(passkeys.start, { onFailure: shownHere });
  const add = useCallMutation(passkeys.add, { onFailure: shownHere });
  const submit = async ({ name, current_password }: z.output<typeof schema>): Promise<Answer<Added>> => {
    const started = await start.run({ current_password });
    if (!started.ok) return started;
    const made = await createPasskey(started.data.options);
    return made.ok ? add.run({ name, credential: made.credential }) : { ok: false, code: 0, message: made.message, errors: {} };
  };
  const form = useSchemaForm(schema, passkeys.add.labels, {
    defaultValues: { name: '', current_password: '' },
    onSubmit: submit,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <FormModal form={form} title={t('passkey.add')} verb={t('passkey.add_verb')} size="work" onClose={onClose}>
      <Prose>{t('passkey.add_why')}</Prose>
      <TextField name="name" help={t('passkey.name_help')} />
      <PasswordField name="current_password" autoComplete="current-password" />
    </FormModal>
  );
}
