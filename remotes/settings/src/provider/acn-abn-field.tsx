import { sameCompany } from '@careloom/contract/identifiers';
import { type Provider, providers } from '@careloom/contract/resources/providers';
import { TextField, useFormContext, useWatch } from '@careloom/shared/form';
import { useCall } from '@careloom/shared/query';
import { t } from './texts';
import { OwnerNote } from './owner-note';
import { recognise, type Recognised } from './recognise';

const HELP = {
  acn: { right: 'provider.acn_right', wrong: 'provider.acn_wrong' },
  abn: { right: 'provider.abn_right', wrong: 'provider.abn_wrong' },
} as const;

function helpOf(found: Recognised | null) {
  if (found === null) return t('provider.number_hint');
  return found.as === 'part' ? t('provider.digits', { count: found.count }) : t(HELP[found.as][found.isRight ? 'right' : 'wrong']);
}

export interface AcnAbnFieldProps {
  /** The provider that is being edited. Its own number is not reported as taken. */
  own?: Provider | undefined;
  onOpen: (owner: Provider) => void;
}

/** The ACN or ABN, recognised while it is typed. If another provider already has the number, the field shows that before the form is sent. */
export function AcnAbnField({ own, onOpen }: AcnAbnFieldProps) {
  const { control } = useFormContext<{ abn: string }>();
  const typed = useWatch({ control, name: 'abn' });
  const found = recognise(typed);
  const digits = found && found.as !== 'part' && found.isRight && found.digits !== own?.abn ? found.digits : null;
  const { data } = useCall(providers.list, { search: digits?.slice(-9) ?? '' }, { enabled: digits !== null });
  const owner = digits === null ? undefined : data?.items.find(({ id, abn }) => id !== own?.id && sameCompany(abn, digits));
  return (
    <>
      <TextField name="abn" inputMode="numeric" help={helpOf(found)} />
      {owner && digits !== null && <OwnerNote owner={owner} digits={digits} onOpen={() => onOpen(owner)} />}
    </>
  );
}
