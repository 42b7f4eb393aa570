import { type ReportFile, reportFiles } from '@careloom/contract/resources/report-files';
import { formatCount } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Button, Note } from '@careloom/shared/ui';
import { FileDown } from 'lucide-react';
import { t } from './texts';
import styles from './file-bar.module.css';
import type { Report } from './row-words';
import { download } from './use-files';

/** Files in progress, and the latest finished one. Dismissing it shows the previous one. The server keeps files for a day. */
function shownOf(files: readonly ReportFile[]): ReportFile[] {
  const ended = files.find(({ ended_at }) => ended_at !== null);
  return files.filter((file) => file.ended_at === null || file === ended);
}

/**
 * The files that the user requested for a report: the progress, and then the result until it is dismissed. The server continues when the
 * user leaves the page.
 */
export function FileBar({ of, files }: { of: Report; files: readonly ReportFile[] }) {
  return (
    <div className={styles.live} aria-live="polite">
      {shownOf(files).map((file) =>
        file.ended_at === null ? (
          <Going key={file.id} file={file} />
        ) : file.refusal === null ? (
          <Ready key={file.id} of={of} file={file} />
        ) : (
          <Note key={file.id} kind="error" title={t('report.file_refused', { name: file.name })} action={<Remove file={file} />}>
            {file.refusal}
          </Note>
        ),
      )}
    </div>
  );
}

function Going({ file }: { file: ReportFile }) {
  const { name, done, total } = file;
  return (
    <section className={styles.file} aria-label={name}>
      <strong>{name}</strong>
      <progress className={styles.progress} aria-label={name} value={done} max={total} />
      <span className={styles.note}>{t('report.file_going', { done: formatCount(done), total: formatCount(total) })}</span>
      <Remove file={file} />
    </section>
  );
}

function Ready({ of, file }: { of: Report; file: ReportFile }) {
  return (
    <section className={styles.file} aria-label={file.name}>
      <FileDown aria-hidden className={styles.icon} />
      <strong>{file.name}</strong>
      <span className={styles.ready}>{t('report.file_ready', { count: file.total })}</span>
      <Button size="sm" onClick={() => void download(of, { format: file.format, file: file.id })}>
        {t('button.download')}
      </Button>
      <Remove file={file} />
    </section>
  );
}

/** Cancels a file in progress; dismisses a finished or refused one. */
function Remove({ file: { id, ended_at } }: { file: ReportFile }) {
  const { run, pending } = useCallMutation(reportFiles.remove);
  return (
    <Button size="sm" variant="ghost" aria-disabled={pending} onClick={() => !pending && void run({ id })}>
      {t(ended_at === null ? 'report.file_stop' : 'report.file_remove')}
    </Button>
  );
}
