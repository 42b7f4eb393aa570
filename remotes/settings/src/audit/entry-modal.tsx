import type { AuditEntry } from '@careloom/contract/resources/audit';
import { formatDate } from '@careloom/shared/format';
import { ButtonLink, LineTable, Prose, Stack } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { actorText } from './columns';
import { type FieldChange, fieldChanges } from './field-changes';
import { changesHref, nameOf, recordHref } from './records';

const COLUMNS = () => [
  { head: t('audit.field'), cell: ({ field }: FieldChange) => field },
  { head: t('audit.before'), cell: ({ before }: FieldChange) => before },
  { head: t('audit.after'), cell: ({ after }: FieldChange) => after },
];

/** One change, field by field, with links to its record and to all changes of that record. */
export function EntryModal({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const { record, record_id, action, at } = entry;
  const href = recordHref(entry);
  const unused = action === 'insert' ? t('audit.before') : action === 'delete' ? t('audit.after') : null;
  return (
    <Modal title={nameOf(entry)} open onClose={onClose}>
      <ModalBody>
        <Stack>
          <Prose>{t('audit.by_at', { who: actorText(entry), when: formatDate(at, 'displayTime') })}</Prose>
          <LineTable label={t('audit.what')} columns={COLUMNS().filter(({ head }) => head !== unused)} lines={fieldChanges(entry)} />
        </Stack>
      </ModalBody>
      <ModalFoot>
        <ButtonLink variant="outline" href={changesHref(record, record_id)} onClick={onClose}>
          {t('audit.all_of_record')}
        </ButtonLink>
        {href !== null && (
          <ButtonLink variant="solid" href={href}>
            {t('audit.open_record')}
          </ButtonLink>
        )}
      </ModalFoot>
    </Modal>
  );
}
