import { type DraftInvoice, invoiceDrafts, type LeftOut } from '@careloom/contract/resources/invoice-drafts';
import type { Person } from '@careloom/contract/entities';
import { invoices } from '@careloom/contract/resources/invoices';
import { withoutContact } from '@careloom/contract/resources/xero-contacts';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { goTo } from '@careloom/shared/navigation';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { Button, Card, LoadFailed, Note, Skeleton } from '@careloom/shared/ui';
import { useRef, useState } from 'react';
import { sumOf } from '../invoice/money';
import { t } from './texts';
import styles from './generate.module.css';
import type { Ticked } from './groups';
import { MissingContacts } from './missing-contacts';

/** Why nothing was generated; `workers` have no contact in Xero. */
interface Refusal {
  message: string;
  workers: readonly Person[];
}

function refusalOf({ message, data }: { message: string; data?: unknown }): Refusal {
  const found = withoutContact.safeParse(data);
  return { message, workers: found.success ? found.data.workers : [] };
}

/** Shows the invoices for the selected rows, the excluded rows with the reason, and the button that generates the invoices. */
export function PreviewCard({ ticked, onDone }: { ticked: Ticked; onDone: () => void }) {
  const isEmpty = ticked.shift_ids.length + ticked.expense_ids.length === 0;
  const { data, error, isFetching, isPlaceholderData, refetch } = useCall(
    invoiceDrafts.preview,
    { shift_ids: [...ticked.shift_ids], expense_ids: [...ticked.expense_ids] },
    { enabled: !isEmpty, keepPrevious: true },
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { run, pending } = useCallMutation(invoices.generate, {
    onFailure: (failure) => setRefusal(refusalOf(failure)),
    onSuccess: () => {
      onDone();
      goTo('invoices', {}, { query: { status: 'generated' } });
    },
  });
  const shown = isEmpty ? { invoices: [], left_out: [], fit: null } : data;
  const count = shown?.invoices.length ?? 0;
  const isReady = !pending && !isPlaceholderData;
  const generate = () => {
    if (!isReady) return;
    if (!shown?.fit || count === 0) return setRefusal({ message: t('error.select_shift_expense'), workers: [] });
    setRefusal(null);
    void run(shown.fit);
  };
  const found = (worker: Person) => {
    const workers = refusal?.workers.filter(({ id }) => id !== worker.id) ?? [];
    setRefusal(refusal && workers.length > 0 ? { ...refusal, workers } : null);
    if (workers.length === 0) button.current?.focus();
  };
  return (
    <Card title={t('generate.preview')}>
      <div className={styles.preview} aria-busy={isPlaceholderData}>
        {!shown && !error && <Skeleton lines={5} />}
        {!shown && error && <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />}
        {shown && <Sum drafts={shown.invoices} />}
        {refusal?.workers.length === 0 && <Note kind="error">{refusal.message}</Note>}
        {refusal && refusal.workers.length > 0 && <MissingContacts {...refusal} onFound={found} />}
        <Button ref={button} variant="solid" aria-disabled={!isReady} onClick={generate}>
          {count === 0 ? t('button.generate_invoice') : t('generate.run', { count })}
        </Button>
        {shown && shown.left_out.length > 0 && <LeftOutList items={shown.left_out} />}
        {shown && shown.invoices.length > 0 && <Drafts drafts={shown.invoices} />}
      </div>
    </Card>
  );
}

const byName = (drafts: readonly DraftInvoice[]) =>
  [...drafts].sort((one, other) => fullName(one.worker).localeCompare(fullName(other.worker)));

function Sum({ drafts }: { drafts: readonly DraftInvoice[] }) {
  const amount = formatMoney(sumOf(drafts.map(({ payable_amount }) => payable_amount)));
  return (
    <p className={styles.sum} aria-live="polite">
      {drafts.length === 0 ? t('generate.nothing') : t('generate.becomes', { count: drafts.length, amount })}
    </p>
  );
}

const Drafts = ({ drafts }: { drafts: readonly DraftInvoice[] }) => (
  <ul className={styles.drafts} aria-label={t('generate.preview_of')}>
    {byName(drafts).map((draft) => (
      <Draft key={draft.worker.id} draft={draft} />
    ))}
  </ul>
);

function Draft({ draft }: { draft: DraftInvoice }) {
  const facts = [
    [t('field.invoice.cost_of_service'), draft.cost_of_service],
    [t('invoice.expenses'), draft.expenses],
    [t('field.invoice.shift_fees'), `-${draft.shift_fees}`],
    ...(draft.gst_registered === 1 ? [[t('invoice.gst'), draft.gst]] : []),
  ] as const;
  return (
    <li className={styles.draft}>
      <span className={styles.name}>{fullName(draft.worker)}</span>
      <span className={styles.amount}>{formatMoney(draft.payable_amount)}</span>
      <span className={styles.made}>{facts.map(([label, amount]) => `${label} ${formatMoney(amount)}`).join(' · ')}</span>
    </li>
  );
}

function LeftOutList({ items }: { items: readonly LeftOut[] }) {
  const nameOf = ({ worker, name, date }: LeftOut) =>
    [worker && fullName(worker), date && formatDate(date), name].filter(Boolean).join(', ') || t('generate.unknown');
  return (
    <section aria-label={t('generate.left_out')}>
      <h3 className={styles.sub}>{t('generate.left_out')}</h3>
      <ul className={styles.left}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>{t('generate.left', { name: nameOf(item), reason: item.reason })}</li>
        ))}
      </ul>
    </section>
  );
}
