import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { useWatch } from '@careloom/shared/form';
import { formatDate } from '@careloom/shared/format';
import { useDeferredValue } from 'react';
import { t } from './texts';
import styles from './document-preview.module.css';
import { type Chosen, documentRows } from './document-rows';
import { ratesOf } from './document-rates';
import type { AgreementDraft } from './draft';
import { usePayLevel } from './requests';

interface DocumentPreviewProps {
  nameOf: (draft: AgreementDraft) => Chosen;
  /** The previous signed agreement. */
  before: ServiceAgreement | undefined;
}

/** Previews the document while typing, with differences from the previous agreement marked. */
export function DocumentPreview({ nameOf, before }: DocumentPreviewProps) {
  const draft = useDeferredValue(useWatch<AgreementDraft>() as AgreementDraft);
  const rows = documentRows(draft, nameOf(draft), before);
  const level = usePayLevel(draft.pay_level_id);
  const marked = rows.filter(({ differs }) => differs).length;
  return (
    <section className={styles.paper} aria-label={t('agreement.preview')}>
      <p className={styles.above}>{t('agreement.preview')}</p>
      <h3 className={styles.title}>{t('records.service_agreement')}</h3>
      {before?.signed_at && (
        <p className={styles.marked} aria-live="polite">
          {t('agreement.marked', { count: marked, day: formatDate(before.signed_at) })}
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(({ label, value, differs }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{differs ? <mark className={styles.mark}>{value || '–'}</mark> : value || '–'}</dd>
          </div>
        ))}
        {level &&
          ratesOf(level).map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
