import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of the page at the address that receives Xero's notifications. */
const webhookTexts = {
  'xero.webhook_page': 'Xero sends its notices to this address. There is nothing to do here.',
} as const;

export const t = createTranslator('finance', webhookTexts, ...tables);
