import { EXPORT_FORMATS } from '@careloom/contract/resources/reports';
import { lazyPart } from '@careloom/shared/navigation';
import { Button } from '@careloom/shared/ui';
import { ChevronDown, Download, FileSpreadsheet, FileText, Sheet } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { t } from './texts';
import styles from './export-menu.module.css';
import type { Format } from './use-files';

const MenuButton = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.MenuButton));

const ICONS = { pdf: FileText, csv: Sheet, xlsx: FileSpreadsheet } as const;

/** Exports all records that match the report's filters as a file. */
export function ExportMenu({ onPick }: { onPick: (format: Format) => void }) {
  const actions = EXPORT_FORMATS.map((format) => ({ value: format, label: t(`report.export_${format}`), icon: ICONS[format] }));
  return (
    <Suspense fallback={<ExportButton disabled />}>
      <MenuButton label={t('report.export')} actions={actions} onPick={(format) => onPick(format as Format)}>
        <ExportButton />
      </MenuButton>
    </Suspense>
  );
}

const ExportButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="solid" {...props}>
    <Download aria-hidden />
    {t('report.export')}
    <ChevronDown aria-hidden className={styles.opens} />
  </Button>
);
