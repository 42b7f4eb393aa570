import { MAX_SHEET_ROWS, SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import { formatCount } from '@careloom/shared/format';
import { Button, ButtonLink, Card, Note, Subtext } from '@careloom/shared/ui';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { t } from '../texts';
import { forgetDraft, readDraft } from '../draft';
import type { UploadFlow } from '../upload-flow';
import styles from './choose-step.module.css';

/** A file with only the header, in UTF-8 with the byte order mark that spreadsheets need to detect the encoding. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${SHEET_COLUMNS.join(',')}\r\n`)}`;

/** The first step: the user chooses or drops a file, or pastes rows. @param refusal the errors of the last file */
export function ChooseStep({ flow, refusal }: { flow: UploadFlow; refusal: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const open = (file: File | null | undefined) => {
    if (file) flow.openFile(file);
    if (input.current) input.current.value = ''; // allows choosing the same file again
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    open(event.dataTransfer.files[0]);
  };
  return (
    <>
      <Unfinished flow={flow} />
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileSpreadsheet aria-hidden className={styles.icon} />
        <p className={styles.words}>{t('csv.drop')}</p>
        <input
          ref={input}
          className={styles.input}
          type="file"
          accept=".csv,text/csv"
          aria-label={t('csv.choose')}
          aria-invalid={refusal.length > 0 || undefined}
          aria-describedby="upload-limits upload-refusal"
          onChange={({ target }) => open(target.files?.[0])}
        />
        <span aria-hidden className={styles.choose}>
          <Button variant="solid" tabIndex={-1} onClick={() => input.current?.click()}>
            {t('csv.choose')}
          </Button>
        </span>
        <p id="upload-limits" className={styles.limits}>
          {t('csv.limits', { max: formatCount(MAX_SHEET_ROWS) })}
        </p>
        <div id="upload-refusal" className={styles.refusal}>
          {refusal.length > 0 && <Note kind="error">{refusal.join(' ')}</Note>}
        </div>
      </div>
      <div className={styles.other}>
        <Card title={t('csv.template')}>
          <div className={styles.stack}>
            <p>{t('csv.template_about')}</p>
            <p>{SHEET_COLUMNS.join(', ')}</p>
            <span>
              <ButtonLink href={TEMPLATE} download="timesheet.csv">
                <Download aria-hidden />
                {t('csv.template')}
              </ButtonLink>
            </span>
          </div>
        </Card>
        <Paste flow={flow} />
      </div>
    </>
  );
}

/** A field for rows copied from a spreadsheet, which are opened as soon as they are pasted. */
function Paste({ flow }: { flow: UploadFlow }) {
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData('text/plain');
    if (file && text === '') flow.openFile(file);
    else flow.openText(text);
  };
  return (
    <Card title={t('csv.paste')}>
      <div className={styles.stack}>
        <textarea className={styles.paste} aria-label={t('csv.paste')} rows={4} onPaste={paste} />
        <Subtext>{t('csv.paste_about')}</Subtext>
      </div>
    </Card>
  );
}

/** Offers to continue with a stored draft. */
function Unfinished({ flow }: { flow: UploadFlow }) {
  const [draft, setDraft] = useState(readDraft);
  if (!draft) return null;
  const discard = () => {
    forgetDraft();
    setDraft(null);
  };
  return (
    <Note
      kind="info"
      action={
        <>
          <Button size="sm" onClick={() => flow.resume(draft)}>
            {t('csv.continue')}
          </Button>
          <Button size="sm" variant="ghost" onClick={discard}>
            {t('csv.discard')}
          </Button>
        </>
      }
    >
      {t('csv.draft', { name: draft.name })}
    </Note>
  );
}
