import { createTranslator } from '@careloom/shared/i18n';

/** Texts of the command palette, loaded with it. */
export const texts = {
  'palette.label': 'Search or do',
  'palette.placeholder': 'A page, an action, a house, a person, a job, a shift, an invoice',
  'palette.close': 'Close',
  'palette.recent': 'Recent',
  'palette.needs_you': 'Needs you',
  'palette.do': 'Do',
  'palette.go_to': 'Go to',
  'palette.none': 'Nothing is called “{text}”. Try a part of a name, or fewer words.',
  'palette.no_people': 'Type a name after @.',
  'palette.no_invoices': 'Type a number or a worker’s name after #.',
  'palette.failed': 'Houses, people and other records could not be searched: {message}',
  'palette.found': '{count} found',
  'palette.found_one': '1 found',
  'palette.key_choose': 'choose',
  'palette.key_go': 'go',
  'palette.key_more': 'more about it',
  'palette.key_people': 'people',
  'palette.key_invoices': 'invoices',
  'palette.key_commands': 'only commands',
  'palette.open': 'Open',
} as const;

export const t = createTranslator('shell', texts);
