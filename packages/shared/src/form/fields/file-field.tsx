import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { GroupFrame } from '../layout/group-frame';
import { t } from '../texts';
import { FileDrop } from './file-drop';

/** Upload of a `.csv` file. */
export function FileField(props: FieldOptions) {
  const field = useKitField(props);
  const file = field.value instanceof File ? field.value : null;
  return (
    <GroupFrame field={field} options={props}>
      {(parts) => (
        <FileDrop
          name={field.name}
          accept=".csv,text/csv"
          chosen={file?.name ?? null}
          onFile={field.onChange}
          onBlur={field.onBlur}
          verb={t('fields.choose_file')}
          hint={t('fields.drop_csv')}
          describedBy={parts['aria-describedby']}
          invalid={parts['aria-invalid']}
        />
      )}
    </GroupFrame>
  );
}
