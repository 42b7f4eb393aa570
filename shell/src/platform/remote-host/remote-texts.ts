import { permissionMessages } from '@careloom/contract/messages/auth';
import { createTranslator } from '@careloom/shared/i18n';

/** Texts of the failure cards. */
export const texts = {
  'remote.crashed_why': '{page} stopped working. Nothing you saved is lost, and the rest of Careloom works.',
  'remote.incompatible': 'This part does not fit this page',
  'remote.incompatible_why': '{page} was made for another version of Careloom. Reload the page to get the one that fits.',
  'remote.newer': 'A newer version of Careloom is here. Reload when it suits you.',
  'remote.reload': 'Reload',
  'remote.offline': 'You are offline',
  'remote.offline_why': '{page} is not on this device yet. It opens by itself once you are connected again.',
  'remote.refused': 'You have no access here',
  'remote.slot.invoice_detail': 'Invoice Detail',
  'remote.slot.expense_detail': 'Expense Detail',
} as const;

export const t = createTranslator('shell', texts, permissionMessages);
