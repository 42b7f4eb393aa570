import { lazyPage } from '@careloom/shared/navigation';
import { Button } from '@careloom/shared/ui';
import { Upload } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ImportKind } from '../import/kinds';
import { t } from '../import/words';
import styles from './import-button.module.css';

const ImportSheet = lazyPage(() => import('../import/import-sheet').then((module) => module.ImportSheet));

/** The button of a list that opens the import of its records, and the dialog. @param houseId for participants */
export function ImportButton({ kind, houseId }: { kind: ImportKind; houseId?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Upload aria-hidden />
        <span className={houseId === undefined ? undefined : styles.word}>{t('import.open')}</span>
      </Button>
      {open && (
        <Suspense>
          <ImportSheet kind={kind} houseId={houseId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
