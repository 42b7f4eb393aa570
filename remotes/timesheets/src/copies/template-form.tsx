import { type RosterTemplate, rosterTemplates } from '@careloom/contract/resources/roster-templates';
import { FormGrid, FormModal, TextField, useContractForm } from '@careloom/shared/form';
import { periodName } from '../calendar/period';
import { t } from '../texts';

interface SaveTemplateProps {
  house_id: number;
  /** The Monday of the week that is saved. */
  from: string;
  onClose: () => void;
}

/** Saves the shifts of a house in a week, under a name. */
export function SaveTemplate({ house_id, from, onClose }: SaveTemplateProps) {
  const form = useContractForm(rosterTemplates.create, { defaultValues: { name: '' }, extra: { house_id, from }, onDone: onClose });
  return (
    <FormModal
      form={form}
      title={t('template.save_title', { from: periodName('week', from) })}
      verb={t('template.save')}
      size="work"
      onClose={onClose}
    >
      <FormGrid>
        <TextField name="name" />
      </FormGrid>
    </FormModal>
  );
}

/** Gives a template another name. */
export function RenameTemplate({ template: { id, name }, onClose }: { template: RosterTemplate; onClose: () => void }) {
  const form = useContractForm(rosterTemplates.rename, { defaultValues: { name }, extra: { id }, onDone: onClose });
  return (
    <FormModal form={form} title={t('template.rename_title')} verb={t('template.rename')} size="work" onClose={onClose}>
      <FormGrid>
        <TextField name="name" />
      </FormGrid>
    </FormModal>
  );
}
