import { RECEIPT_EXTENSIONS } from '@careloom/contract/rules';
import { FileText } from 'lucide-react';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { GroupFrame } from '../layout/group-frame';
import { t } from '../texts';
import { FileDrop } from './file-drop';
import { smallerPicture } from './smaller-picture';
import { usePreview } from './use-preview';

export interface ReceiptFieldProps extends FieldOptions {
  /** URL of the existing picture. */
  current?: string | null;
}

const ACCEPT = RECEIPT_EXTENSIONS.map((extension) => `.${extension}`).join(',');
const pdf = (
  <span className="cl-preview cl-preview-pdf" aria-hidden>
    <FileText />
  </span>
);

/** A receipt: a PDF, or a picture that is chosen or taken with the phone's camera. Large pictures are scaled down before they are sent. */
export function ReceiptField(props: ReceiptFieldProps) {
  const field = useKitField(props);
  const file = field.value instanceof File ? field.value : null;
  const isPdf = file !== null && /\.pdf$/i.test(file.name);
  const url = usePreview(isPdf ? null : file) ?? (file ? null : (props.current ?? null));
  const choose = (chosen: File | null) => {
    field.onChange(chosen);
    if (chosen)
      void smallerPicture(chosen).then((smaller) => {
        if (smaller !== chosen) field.onChange(smaller);
      });
  };
  return (
    <GroupFrame field={field} options={props}>
      {(parts) => (
        <FileDrop
          name={field.name}
          accept={ACCEPT}
          camera={t('fields.take_picture')}
          chosen={file?.name ?? null}
          onFile={choose}
          onBlur={field.onBlur}
          verb={t('fields.choose_file')}
          hint={t('fields.drop_receipt')}
          preview={isPdf ? pdf : url && <img className="cl-preview cl-preview-receipt" src={url} alt={t('fields.preview')} />}
          describedBy={parts['aria-describedby']}
          invalid={parts['aria-invalid']}
        />
      )}
    </GroupFrame>
  );
}
