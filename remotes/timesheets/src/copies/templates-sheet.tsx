import type { RosterTemplate } from '@careloom/contract/resources/roster-templates';
import { Button, LoadFailed, Note, Select, Skeleton, Subtext } from '@careloom/shared/ui';
import { ConfirmDialog, Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { useId, useState } from 'react';
import { t } from './texts';
import styles from './copies.module.css';
import { useRemoveTemplate, useTemplates } from './requests';
import { RenameTemplate, weekChoices } from './template-form';

interface TemplatesSheetProps {
  house: { id: number; name: string };
  /** The Mondays of the weeks that are shown. */
  weeks: readonly string[];
  /** @param to the Monday of the week to which it is applied */
  onApply: (template: RosterTemplate, to: string) => void;
  onClose: () => void;
}

/** The templates of a house: to be applied to a week that is shown, renamed or deleted. */
export function TemplatesSheet({ house, weeks, onApply, onClose }: TemplatesSheetProps) {
  const { data, error, refetch, isFetching } = useTemplates(house.id);
  const [week, setWeek] = useState(weeks[0] ?? '');
  const [renamed, setRenamed] = useState<RosterTemplate | null>(null);
  const [removed, setRemoved] = useState<RosterTemplate | null>(null);
  return (
    <>
      <Modal
        open
        title={t('template.title', { house: house.name })}
        onClose={onClose}
        // Dialogs above this one count as outside, and so does the focus after a template is deleted.
        closeOutside={false}
      >
        <ModalBody>
          {data?.length === 0 && <Note kind="info">{t('template.none')}</Note>}
          {weeks.length > 1 && data && data.length > 0 && <WeekSelect weeks={weeks} week={week} onWeek={setWeek} />}
          {data ? (
            data.length > 0 && (
              <ul>
                {data.map((template) => (
                  <li key={template.id} className={styles.template}>
                    <div className={styles.words}>
                      <strong>{template.name}</strong>
                      <Subtext>{t('calendar.shifts', { count: template.shifts })}</Subtext>
                    </div>
                    <div className={styles.acts}>
                      <Act name={template.name} act={t('template.apply')} onClick={() => onApply(template, week)} />
                      <Act name={template.name} act={t('template.rename')} onClick={() => setRenamed(template)} />
                      <Act name={template.name} act={t('records.delete')} onClick={() => setRemoved(template)} />
                    </div>
                  </li>
                ))}
              </ul>
            )
          ) : error ? (
            <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <Skeleton lines={3} />
          )}
        </ModalBody>
      </Modal>
      {renamed && <RenameTemplate template={renamed} onClose={() => setRenamed(null)} />}
      {removed && <ConfirmRemove template={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

function WeekSelect({ weeks, week, onWeek }: { weeks: readonly string[]; week: string; onWeek: (week: string) => void }) {
  const id = useId();
  return (
    <div className={styles.week}>
      <label htmlFor={id}>{t('template.apply_to')}</label>
      <span className={styles.weeks}>
        <Select id={id} value={week} onChange={({ target }) => onWeek(target.value)}>
          {weekChoices(weeks).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}

/** A button with its action as label, and for screen readers also the template. */
function Act({ name, act, onClick }: { name: string; act: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="outline" aria-label={t('template.named', { act, name })} onClick={onClick}>
      {act}
    </Button>
  );
}

function ConfirmRemove({ template: { id, name }, onClose }: { template: RosterTemplate; onClose: () => void }) {
  const { run, pending } = useRemoveTemplate();
  const confirm = async () => {
    await run({ id });
    onClose();
  };
  return (
    <ConfirmDialog open danger verb={t('records.delete')} busy={pending} onConfirm={() => void confirm()} onCancel={onClose}>
      {t('template.delete_question', { name })}
    </ConfirmDialog>
  );
}
