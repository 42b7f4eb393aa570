import { createTranslator } from '@careloom/shared/i18n';
import { texts as chromeTexts } from '../../platform/chrome-texts';

/** Texts of the bell and the notifications page. */
export const texts = {
  'notices.all': 'All notifications',
  'notices.mark_all': 'Mark all as read',
  'notices.preferences': 'Preferences',
  'notices.none': 'You will be told here when something needs you.',
  'notices.minutes_ago': '{count} min ago',
  'notices.just_now': 'Just now',
  'notices.yesterday': 'Yesterday, {time}',
  'notices.unread': 'unread',
  'notices.loading_older': 'Loading older notifications',
  'notices.today': 'Today',
  'notices.day_before': 'Yesterday',
  'button.mark_as_read': 'Mark as read',
  'button.load_more': 'Load more',
} as const;

export const t = createTranslator('shell', texts, chromeTexts);
