import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../../ui/index';
import { t } from '../texts';

export interface FileDropProps {
  name: string;
  /** As for a file input: `.csv`, `image/png`. */
  accept: string;
  /** The chosen file's name, or null. */
  chosen: string | null;
  onFile: (file: File | null) => void;
  onBlur: () => void;
  /** The button's label. */
  verb: string;
  hint: string;
  preview?: ReactNode;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

/** A drop target for a file, with a button that opens the browser's dialog. The input itself is visually hidden but accessible. */
export function FileDrop(props: FileDropProps) {
  const { name, accept, chosen, onFile, onBlur, verb, hint, preview, describedBy, invalid = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      className="cl-drop"
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {preview}
      <div className="cl-grow">
        <p className={chosen ? 'cl-ell' : 'cl-line'}>{chosen ?? hint}</p>
        <input
          ref={input}
          className="cl-hidden"
          type="file"
          name={name}
          accept={accept}
          aria-label={verb}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          onBlur={onBlur}
        />
      </div>
      <span className="cl-row" aria-hidden>
        <Button size="sm" tabIndex={-1} onClick={() => input.current?.click()}>
          {verb}
        </Button>
      </span>
      {chosen && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            if (input.current) input.current.value = '';
            onFile(null);
          }}
        >
          {t('fields.remove_file')}
        </Button>
      )}
    </div>
  );
}
