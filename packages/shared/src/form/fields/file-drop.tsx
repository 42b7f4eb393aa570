import { Camera } from 'lucide-react';
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
  /** Called on blur once a file is chosen. Leaving the control without a file is not an error until the form is submitted. */
  onBlur: () => void;
  /** The button's label. */
  verb: string;
  hint: string;
  /** On touch devices: the label of the button that opens the camera. */
  camera?: string;
  preview?: ReactNode;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

/** A drop target for a file, with a button that opens the browser's dialog. The input itself is visually hidden but accessible. */
export function FileDrop(props: FileDropProps) {
  const { name, accept, chosen, onFile, onBlur, verb, hint, camera, preview, describedBy, invalid = false } = props;
  const shot = useRef<HTMLInputElement>(null);
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
      className={camera ? 'cl-drop cl-drop-camera' : 'cl-drop'}
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
          onBlur={chosen === null ? undefined : onBlur}
        />
      </div>
      {camera && (
        <span className="cl-camera">
          <input
            ref={shot}
            className="cl-hidden"
            type="file"
            accept="image/jpeg,image/png"
            capture="environment"
            tabIndex={-1}
            aria-hidden
            onChange={(event) => onFile(event.target.files?.[0] ?? null)}
          />
          <Button size="sm" onClick={() => shot.current?.click()}>
            <Camera aria-hidden />
            {camera}
          </Button>
        </span>
      )}
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
            for (const { current } of [input, shot]) if (current) current.value = '';
            onFile(null);
          }}
        >
          {t('fields.remove_file')}
        </Button>
      )}
    </div>
  );
}
