import { Digits, LineTable, SectionHeading, Stack, Subtext } from '@careloom/shared/ui';
import { t } from './texts';
import type { Fault } from './faults';

/** Maximum number of errors in the table, to keep the button below in reach; the next check shows the rest. */
const SHOWN = 50;

/** The cells to correct, by row and column. */
export function FaultTable({ faults }: { faults: readonly Fault[] }) {
  const heading = t('import.faults', { count: faults.length });
  const more = faults.length - SHOWN;
  return (
    <Stack>
      <SectionHeading>{heading}</SectionHeading>
      <LineTable
        label={heading}
        columns={[
          { head: t('import.row'), align: 'end', cell: ({ row }: Fault) => row },
          { head: t('import.column'), cell: ({ column }: Fault) => <Digits>{column ?? t('import.whole_row')}</Digits> },
          { head: t('import.problem'), cell: ({ problem }: Fault) => problem },
        ]}
        lines={faults.slice(0, SHOWN)}
      />
      {more > 0 && <Subtext>{t('import.more', { count: more })}</Subtext>}
    </Stack>
  );
}
