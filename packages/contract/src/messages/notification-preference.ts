/** Labels of the fields of a notification preference. */
export const notificationPreferenceMessages = {
  'field.notification_preference.type': 'Kind of notification',
  'field.notification_preference.in_app': 'In the app',
  'field.notification_preference.mail': 'Mail',
  'field.notification_preference.push': 'Push',
} as const;
