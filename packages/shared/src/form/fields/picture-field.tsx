import { IMAGE_EXTENSIONS } from '@careloom/contract/rules';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { GroupFrame } from '../layout/group-frame';
import { t } from '../texts';
import { FileDrop } from './file-drop';
import { usePreview } from './use-preview';

export interface PictureFieldProps extends FieldOptions {
  /** URL of the existing picture. */
  current?: string | null;
  /** Only a profile photo is round. */
  round?: boolean;
}

const ACCEPT = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** A picture with a preview before it is sent. The limits are the contract's: jpeg, jpe, jpg, gif or png, at most 5 MB. */
export function PictureField(props: PictureFieldProps) {
  const { current = null, round = false } = props;
  const field = useKitField(props);
  const file = field.value instanceof File ? field.value : null;
  const url = usePreview(file) ?? current;
  return (
    <GroupFrame field={field} options={props}>
      {(parts) => (
        <FileDrop
          name={field.name}
          accept={ACCEPT}
          chosen={file?.name ?? null}
          onFile={field.onChange}
          onBlur={field.onBlur}
          verb={t('fields.choose_picture')}
          hint={t('fields.drop_picture')}
          preview={url && <img className={round ? 'cl-preview cl-round' : 'cl-preview'} src={url} alt="" />}
          describedBy={parts['aria-describedby']}
          invalid={parts['aria-invalid']}
        />
      )}
    </GroupFrame>
  );
}
