import type { Upload } from '@careloom/contract/resources/uploads';
import { formatDate, fullName } from '@careloom/shared/format';
import { lazyPart } from '@careloom/shared/navigation';
import { Button, Card, Note, Subtext, Tag, VisuallyHidden } from '@careloom/shared/ui';
import { Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { t } from './texts';
import styles from './earlier-uploads.module.css';
import { useEarlierUploads, useReverseTimesheet } from './requests';

const ConfirmDialog = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.ConfirmDialog));
const Affected = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.Affected));

/** "24 rows, 23 Nov 2026, Margaret Okafor". */
const lineOf = ({ rows, created_at, uploaded_by }: Upload) =>
  [t('csv.rows', { count: rows }), formatDate(created_at), fullName(uploaded_by)].join(', ');

/** The latest uploads; each can be reversed as long as none of its shifts was changed since. */
export function EarlierUploads() {
  const uploads = useEarlierUploads();
  const [asked, setAsked] = useState<Upload | null>(null);
  if (uploads.length === 0) return null;
  return (
    <Card title={t('csv.earlier')} flush>
      <ul>
        {uploads.map((upload) => (
          <li key={upload.id} className={styles.line}>
            <div className={styles.about}>
              {upload.file_name}
              <Subtext>{lineOf(upload)}</Subtext>
            </div>
            {upload.state === 'reversed' ? (
              <Tag tone="quiet" icon={Undo2}>
                {t('csv.reversed')}
              </Tag>
            ) : (
              <Button size="sm" onClick={() => setAsked(upload)}>
                <Undo2 aria-hidden />
                {t('csv.reverse')}
                <VisuallyHidden> {upload.file_name}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <ConfirmReverse upload={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </Card>
  );
}

/** The confirmation before an upload is reversed. It shows a refusal until it is closed. */
function ConfirmReverse({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, pending } = useReverseTimesheet({ onSuccess: onClose, onFailure: ({ message }) => setRefusal(message) });
  return (
    <ConfirmDialog
      open
      verb={t('csv.reverse')}
      danger
      busy={pending}
      onConfirm={() => void run({ upload_id: upload.id })}
      onCancel={onClose}
    >
      <p>{t('csv.confirm_reverse')}</p>
      <Affected of={[{ name: upload.file_name, line: lineOf(upload) }]} also={[t('csv.effect_reversed')]} />
      {refusal && <Note kind="error">{refusal}</Note>}
    </ConfirmDialog>
  );
}
