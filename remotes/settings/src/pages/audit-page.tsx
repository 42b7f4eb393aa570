import { audit, type AuditEntry, MIN_SEARCH_LETTERS } from '@careloom/contract/resources/audit';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf, lazyPage, useQueryParams } from '@careloom/shared/navigation';
import { Note, TextLink } from '@careloom/shared/ui';
import { Suspense, useState } from 'react';
import { auditColumns } from '../audit/columns';
import { auditFilters } from '../audit/filters';
import { kindOf, nameOf } from '../audit/records';
import { t } from '../audit/texts';

const EntryModal = lazyPage(() => import('../audit/entry-modal').then((module) => module.EntryModal));

/** Who changed what and when, filtered by record, person and day. `record_id` in the address shows only the changes of one record. */
export function AuditPage() {
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const [query] = useQueryParams();
  const [record, recordId] = [query.get('record'), query.get('record_id')];
  const definition = defineList({
    call: audit.all,
    ...(recordId && { input: { record_id: recordId } }),
    caption: t('audit.title'),
    noun: { one: t('audit.noun'), many: t('audit.nouns') },
    columns: auditColumns(),
    keyOf: ({ id }: AuditEntry) => id,
    nameOf,
    onOpen: setOpen,
    filters: auditFilters(),
    searchFrom: MIN_SEARCH_LETTERS,
    empty: { why: t('audit.none') },
  });
  return (
    <>
      <ListPage title={t('audit.title')} definition={definition}>
        {record && recordId && (
          <Note kind="info">
            {t('audit.one_record', { kind: kindOf(record), id: recordId })}{' '}
            <TextLink href={hrefOf('settings:audit')}>{t('audit.show_all')}</TextLink>
          </Note>
        )}
      </ListPage>
      <Suspense>{open && <EntryModal entry={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}
