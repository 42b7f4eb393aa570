import type { Release } from '@careloom/contract/release-of';
import { formatCount, formatDate } from '@careloom/shared/format';
import { t } from './delivery-texts';
import type { LineColumn } from './lines';

export const ms = (value: number): string => t('delivery.ms', { ms: formatCount(Math.round(value)) });
export const at = (instant: string | null): string => formatDate(instant, 'displayTime');

/** A remote or the shell, with its version. */
export const Part = ({ remote, version }: Release) => (
  <>
    {remote}
    <div className="cl-line">{version}</div>
  </>
);

export const partColumn = (): LineColumn<Release> => ({ head: t('delivery.part'), cell: Part });

export const keyOfRelease = ({ remote, version }: Release): string => `${remote} ${version}`;
