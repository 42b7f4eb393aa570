import { savedViewMessages } from '@careloom/contract/messages/saved-view';
import { createTranslator } from '../../i18n/index';

/** Texts of saved views, loaded with their dialog. */
export const texts = {
  'views.title': 'Saved views',
  'views.save_current': 'Save this view',
  'views.save': 'Save',
  'views.close': 'Close',
  'views.edit': 'Edit',
  'views.edit_named': 'Edit {name}',
  'views.edit_title': 'Edit view',
  'views.delete': 'Delete',
  'views.delete_named': 'Delete {name}',
  'views.delete_ask': 'Delete the saved view “{name}”? The records in it stay.',
  'views.pin': 'Pin',
  'views.pin_named': 'Pin {name} in the menu',
  'views.unpin': 'Unpin',
  'views.unpin_named': 'Unpin {name} from the menu',
  'views.up': 'Move up',
  'views.up_named': 'Move {name} up',
  'views.none': 'Nothing is saved yet. A saved view keeps the search, the filters and the order of this list under a name.',
  'views.unknown': 'This server does not keep saved views yet.',
  'views.mailed': 'Mailed on the first of each month as {format}',
  'views.not_mailed': 'No mail',
  'views.mail_note': 'The mail has a link to the file, with the days of the month before. The link works for seven days, without a login.',
  'views.format_pdf': 'PDF',
  'views.format_csv': 'CSV',
  'views.format_xlsx': 'Excel',
} as const;

export const t = createTranslator('kit', texts, savedViewMessages);
