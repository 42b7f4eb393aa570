import { type RosterTemplate, rosterTemplates } from '@careloom/contract/resources/roster-templates';
import { FormGrid, FormModal, RadioField, TextField, useContractForm } from '@careloom/shared/form';
import { periodName } from '../calendar/period';
import { t } from './texts';

interface SaveTemplateProps {
  house: { id: number; name: string };
  /** The Mondays of the weeks that are shown. */
  weeks: readonly string[];
  onClose: () => void;
}

/** Saves the shifts of a house in a week as a named template. In a fortnight, the user chooses the week. */
export function SaveTemplate({ house, weeks, onClose }: SaveTemplateProps) {
  const [from = ''] = weeks;
  const form = useContractForm(rosterTemplates.create, { defaultValues: { name: '', house_id: house.id, from }, onDone: onClose });
  const isOne = weeks.length === 1;
  return (
    <FormModal
      form={form}
      title={isOne ? t('template.save_title', { from: periodName('week', from) }) : t('template.save_a_week')}
      verb={t('template.save')}
      size="work"
      onClose={onClose}
    >
      <p>{t('template.what_is_saved', { house: house.name })}</p>
      <FormGrid>
        <TextField name="name" />
        {!isOne && <RadioField name="from" label={t('template.which_week')} choices={weekChoices(weeks)} />}
      </FormGrid>
    </FormModal>
  );
}

/** Weeks to choose from, by their Mondays: `21 – 27 Dec 2026`. */
export const weekChoices = (weeks: readonly string[]) => weeks.map((value) => ({ value, label: periodName('week', value) }));

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
