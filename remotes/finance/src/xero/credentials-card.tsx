import type { XeroConfig } from '@careloom/contract/resources/xero-config';
import { formatDate } from '@careloom/shared/format';
import { Button, Card, Facts, Stack } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './xero.module.css';

interface CredentialsCardProps {
  config: XeroConfig | null;
  organisation: string | null;
  /** Opens the form; null without permission to change them. */
  onReplace: (() => void) | null;
}

/** The last characters of a credential. The rest is never sent to the browser. */
function endOf(end: string | null | undefined, isSet: boolean): string {
  if (!isSet) return t('xero.credentials.none');
  return end ? t('xero.credentials.ends_in', { end }) : t('xero.credentials.hidden');
}

/** The credentials of the Xero app: when they were entered, and their last characters. */
export function CredentialsCard({ config, organisation, onReplace }: CredentialsCardProps) {
  const isSet = config?.secret_key_set === 1;
  const at = config?.credentials_at;
  const facts = [
    { label: t('field.xero.api_key'), value: endOf(config?.api_key, isSet) },
    { label: t('field.xero.secret_key'), value: endOf(config?.secret_key_end, isSet) },
    { label: t('field.xero.contact_id'), value: config?.contact_id },
    { label: t('xero.credentials.contact'), value: organisation },
  ];
  return (
    <Card title={t('screen.credentials')}>
      <Stack>
        <Facts facts={facts} />
        <div className={styles.foot}>
          <span className={styles.line}>{at && isSet ? t('xero.chain.set_on', { day: formatDate(at) }) : ''}</span>
          {onReplace && (
            <Button size="sm" onClick={onReplace}>
              {isSet ? t('xero.credentials.replace') : t('xero.credentials.enter')}
            </Button>
          )}
        </div>
      </Stack>
    </Card>
  );
}
