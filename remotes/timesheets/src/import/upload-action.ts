import { hrefOf } from '@careloom/shared/navigation';
import { Upload } from 'lucide-react';
import { t } from './words';

/** The link to the upload of timesheets, above a list. */
export const uploadAction = () => ({
  label: t('form.upload_timesheet_csv'),
  icon: Upload,
  href: hrefOf('timesheets:upload', { shiftType: 'log' }),
});
