import type { Upload } from '@careloom/contract/resources/uploads';
import { formatDate, fullName } from '@careloom/shared/format';
import { Button, SectionHeading, Stack, StackList, Subtext, VisuallyHidden } from '@careloom/shared/ui';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { t } from './texts';
import styles from './earlier-imports.module.css';
import type { ImportKind } from './kinds';
import { useEarlierImports, useReverseUpload } from './requests';

/** "12 rows, Banksia House, 23 Nov 2026, Margaret Okafor". */
const lineOf = ({ rows, house, created_at, uploaded_by }: Upload) =>
  [t('import.rows', { count: rows }), house?.name, formatDate(created_at), fullName(uploaded_by)].filter(Boolean).join(', ');

/** The latest imports of a kind; each can be undone until one of its records is used. */
export function EarlierImports({ kind }: { kind: ImportKind }) {
  const uploads = useEarlierImports(kind);
  const [asked, setAsked] = useState<Upload | null>(null);
  if (uploads.length === 0) return null;
  return (
    <Stack>
      <SectionHeading>{t('import.earlier')}</SectionHeading>
      <StackList>
        {uploads.map((upload) => (
          <li key={upload.id} className={styles.line}>
            <div className={styles.about}>
              {upload.file_name}
              <Subtext>{lineOf(upload)}</Subtext>
            </div>
            <Button size="sm" onClick={() => setAsked(upload)}>
              <Undo2 aria-hidden />
              {t('import.undo')}
              <VisuallyHidden> {upload.file_name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </StackList>
      {asked && <ConfirmUndo upload={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

function ConfirmUndo({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const { run, pending } = useReverseUpload();
  const undo = async () => {
    await run({ upload_id: upload.id });
    onClose();
  };
  return (
    <ConfirmDialog open verb={t('import.undo')} danger busy={pending} onConfirm={() => void undo()} onCancel={onClose}>
      <p>{t('import.confirm_undo')}</p>
      <Affected of={[{ name: upload.file_name, line: lineOf(upload) }]} also={[t('import.effect_undone')]} />
    </ConfirmDialog>
  );
}
