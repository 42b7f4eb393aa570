import { EXPORT_FORMATS, reports } from '@careloom/contract/resources/reports';
import { flashError } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { lazyPart, useQueryParams } from '@careloom/shared/navigation';
import { Button } from '@careloom/shared/ui';
import { ChevronDown, Download, FileSpreadsheet, FileText, Sheet } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { t } from '../texts';
import { fileAddress } from './export-address';
import type { Report } from './row-words';

const MenuButton = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.MenuButton));

const ICONS = { pdf: FileText, csv: Sheet, xlsx: FileSpreadsheet } as const;

/** The filters of a report that narrow its file, too. */
const NARROWING = ['search', 'from', 'to', 'house_id', 'worker_id', 'status'] as const;

/** All records of the report that the filters find, as a file. */
export function ExportMenu({ of }: { of: Report }) {
  const [params] = useQueryParams();
  const filters = Object.fromEntries(NARROWING.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
  const download = async (format: string) => {
    const answer = await send(reports.exportLink, { ...filters, kind: of, format: format as 'pdf' });
    if (answer.ok) window.location.assign(fileAddress(of, answer.data.url));
    else flashError(answer.message);
  };
  const actions = EXPORT_FORMATS.map((format) => ({ value: format, label: t(`report.export_${format}`), icon: ICONS[format] }));
  return (
    <Suspense fallback={<ExportButton disabled />}>
      <MenuButton label={t('report.export')} actions={actions} onPick={(format) => void download(format)}>
        <ExportButton />
      </MenuButton>
    </Suspense>
  );
}

const ExportButton = (props: ComponentProps<typeof Button>) => (
  <Button variant="solid" {...props}>
    <Download aria-hidden />
    {t('report.export')}
    <ChevronDown aria-hidden />
  </Button>
);
