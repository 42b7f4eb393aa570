import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

const providerTexts = {
  'audit.changes': 'Changes',
  'form.add_provider': 'Add Provider',
  'form.edit_provider': 'Edit Provider',
  'provider.none': 'No provider yet. A service agreement names the provider for whom a support worker works.',
  'provider.number_hint': 'Nine digits are an ACN, eleven an ABN.',
  'provider.digits': '{count} digits. An ACN has nine, an ABN eleven.',
  'provider.digits_one': '1 digit. An ACN has nine, an ABN eleven.',
  'provider.acn': 'ACN',
  'provider.abn': 'ABN',
  'provider.acn_right': 'ACN, check digit right',
  'provider.acn_wrong': 'ACN, check digit wrong',
  'provider.abn_right': 'ABN, check digits right',
  'provider.abn_wrong': 'ABN, check digits wrong',
  'provider.open_owner': 'Open it',
  'provider.same_number': 'It has the same number.',
  'provider.same_company': 'An ACN is the last nine digits of the ABN, so it is the same company.',
  'provider.houses': 'Houses',
  'provider.workers': 'Workers',
  'records.noun_provider': 'provider',
  'records.noun_providers': 'providers',
} as const;

export const t = createTranslator('settings', providerTexts, ...tables);
