import { EXPORT_FORMATS } from '@careloom/contract/resources/reports';
import { type SavedView, savedViews } from '@careloom/contract/resources/saved-views';
import { FormGrid, FormModal, type KitFormState, SelectField, TextField, useContractForm } from '../../form/index';
import { useQueryParams } from '../../navigation/index';
import type { ViewsOf } from '../core/definition';
import { t } from './texts';

interface SaveViewProps {
  of: ViewsOf;
  onClose: () => void;
}

/** Saves the list state in the address under a name, without the page number. */
export function SaveView({ of, onClose }: SaveViewProps) {
  const [params] = useQueryParams();
  const kept = new URLSearchParams(params);
  kept.delete('page');
  const defaultValues = { list: of.list, name: '', query: kept.toString(), mailed_as: '' as const };
  const form = useContractForm(savedViews.create, { defaultValues, onDone: onClose });
  return <ViewForm of={of} form={form} title={t('views.save_current')} verb={t('views.save')} onClose={onClose} />;
}

/** Renames a view, and sets how it is mailed. */
export function EditView({ of, view, onClose }: SaveViewProps & { view: SavedView }) {
  const { id, name } = view;
  const mailed_as = EXPORT_FORMATS.find((format) => format === view.mailed_as) ?? '';
  const form = useContractForm(savedViews.edit, { defaultValues: { name, mailed_as }, extra: { id }, onDone: onClose });
  return <ViewForm of={of} form={form} title={t('views.edit_title')} verb={t('views.save')} onClose={onClose} />;
}

interface ViewFormProps extends SaveViewProps {
  form: KitFormState;
  title: string;
  verb: string;
}

function ViewForm({ of, form, title, verb, onClose }: ViewFormProps) {
  const formats = EXPORT_FORMATS.map((value) => ({ value, label: t(`views.format_${value}`) }));
  return (
    <FormModal form={form} title={title} verb={verb} size="work" onClose={onClose}>
      <FormGrid>
        <TextField name="name" />
        {of.mailed && <SelectField name="mailed_as" choices={formats} placeholder={t('views.not_mailed')} />}
      </FormGrid>
      {of.mailed && <p>{t('views.mail_note')}</p>}
    </FormModal>
  );
}
