import type { NotificationType } from '@careloom/contract/resources/notifications';
import { createTranslator } from '@careloom/shared/i18n';
import { texts as noticeTexts } from '../notices-texts';

/** Texts of the page on which people choose how they are notified. */
export const texts = {
  'preferences.title': 'Notification Preferences',
  'preferences.why': 'Choose how each kind of notification reaches you. Every choice is saved at once.',
  'preferences.type': 'Notification',
  'preferences.in_app': 'In the app',
  'preferences.mail': 'Mail',
  'preferences.push': 'Push',
  'preferences.choice': '{type}: {channel}',
  'push.title': 'This device',
  'push.on': 'Kinds that are pushed are shown on this device, also while Careloom is closed.',
  'push.off': 'Let kinds that are pushed be shown on this device, also while Careloom is closed.',
  'push.turn_on': 'Turn on push',
  'push.turn_off': 'Turn off push',
  'push.unsupported': 'This browser can not show pushes. On an iPhone or iPad, add Careloom to the home screen first.',
  'push.denied': 'This browser blocks notifications of Careloom. Allow them in its settings for this page, then come back.',
  'push.no_service': 'This browser could not reach its push service. Check the connection and try again.',
  'preferences.none': 'Nothing is sent to your role.',
  'preferences.new_applicant': 'Somebody applies as a support worker',
  'preferences.assign_job': 'You are assigned to a job',
  'preferences.close_job': 'Your job is closed',
  'preferences.assign_house': 'You are assigned to a house',
  'preferences.expense_generated': 'An expense is added',
  'preferences.expense_approve': 'An expense is approved',
  'preferences.expense_reject': 'An expense is rejected',
  'preferences.terminate_service_agreement': 'A service agreement is terminated',
  'preferences.apply_job': 'Somebody applies for a job',
  'preferences.created_service_agreement': 'An agreement waits for your signature',
  'preferences.completed_service_agreement': 'A service agreement is signed',
  'preferences.shift_changed': 'Your worked shift is changed',
  'preferences.expense_changed': 'Your expense is changed',
  'preferences.shift_released': 'A shift loses its worker',
  'preferences.shift_cancelled': 'A shift is cancelled',
  'preferences.shift_declined': 'A worker declines a shift',
  'preferences.shifts_published': 'Your shifts are published',
  'preferences.shift_offered': 'A shift is offered to you',
  'preferences.shift_offer_accepted': 'A worker accepts an offered shift',
  'preferences.shift_offer_declined': 'A worker declines an offered shift',
  'preferences.shift_offer_ended': 'An offer ends without a worker',
  'preferences.shift_taken_over': 'Somebody takes over your shift',
  'preferences.invoice_report_ready': 'An invoice report is ready',
  'preferences.expense_report_ready': 'An expense report is ready',
} as const satisfies Readonly<Record<`preferences.${NotificationType}`, string>> & Readonly<Record<string, string>>;

export const t = createTranslator('shell', texts, noticeTexts);

/** The description of a type; for an unknown type of a newer server, its name. */
export const typeWords = (type: string): string => {
  const key = `preferences.${type}`;
  return Object.hasOwn(texts, key) ? t(key as keyof typeof texts) : type;
};
