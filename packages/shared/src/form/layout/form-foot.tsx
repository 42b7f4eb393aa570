import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../ui/index';
import { DraftStatus } from '../drafts/draft-notes';
import { t } from '../texts';

export interface FormFootProps {
  /** Label of the submit button: the verb of the title. */
  verb: string;
  onCancel?: (() => void) | undefined;
  busy: boolean;
  /** Outlined, because another form of the page has the page's one solid button. */
  quiet?: boolean;
  /** For an action that cannot be undone: the submit button uses the `danger` variant. */
  danger?: boolean;
  /** Renders the foot as part of the surrounding element, without its own background, instead of as the foot of a dialog. */
  plain?: boolean;
  /** A secondary sentence on the left. */
  note?: ReactNode;
}

/** Keeps the focus where it is until the click: validation on blur could move the button from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function FormFoot({ verb, onCancel, busy, quiet = false, danger = false, plain = false, note }: FormFootProps) {
  const variant = danger ? 'danger' : 'solid';
  return (
    <div className={plain ? 'cl-formfoot cl-plain' : 'cl-formfoot'}>
      {note && <p>{note}</p>}
      <DraftStatus />
      {onCancel && (
        <Button variant="ghost" onMouseDown={keepFocus} onClick={onCancel}>
          {t('kit.cancel')}
        </Button>
      )}
      <Button
        type="submit"
        variant={quiet ? 'outline' : variant}
        onMouseDown={keepFocus}
        aria-disabled={busy || undefined}
        data-busy={busy || undefined}
      >
        {verb}
      </Button>
    </div>
  );
}
