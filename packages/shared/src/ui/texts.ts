import { createTranslator } from '../i18n/index';

/** Texts of the components of every page. The login page loads them. */
export const texts = {
  'kit.optional': 'optional',
  'kit.required': 'required',
  'kit.cancel': 'Cancel',
  'kit.close': 'Close',
  'kit.undo': 'Undo',
  'kit.view': 'View',
  'kit.retry': 'Retry',
  'kit.loading': 'Loading',
  'kit.page_loading': 'Loading the page',
  'kit.not_loaded': 'This could not be loaded.',
  'kit.part_failed': 'This part did not load',
  'kit.part_failed_why': '{page} could not be fetched. Nothing you saved is lost, and the rest of Careloom works.',
  'kit.part': 'Part',
  'kit.version': 'Version',
  'kit.phase': 'Phase',
  'kit.trace_id': 'Trace id',
  'kit.copy_trace_id': 'Copy trace id',
  'kit.notifications': 'Messages',
  'common.no_records': 'No Records Found',
  'offline.waiting': 'You are offline. This comes by itself once you are connected again.',
  'fields.show_password': 'Show the password',
  'fields.hide_password': 'Hide the password',
} as const;

export const t = createTranslator('kit', texts);
