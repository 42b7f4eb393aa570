/** Words of the bell and of the page of notifications. */
export const notificationListMessages = {
  'notices.all': 'All notifications',
  'notices.none': 'You will be told here when something needs you.',
  'notices.minutes_ago': '{count} min ago',
  'notices.just_now': 'Just now',
  'notices.yesterday': 'Yesterday, {time}',
  'notices.unread': 'unread',
  'notices.loading_older': 'Loading older notifications',
  'notices.today': 'Today',
  'notices.day_before': 'Yesterday',
} as const;
