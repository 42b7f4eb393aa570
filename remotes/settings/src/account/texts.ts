import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of Account Settings: picture, sessions, notifications and appearance. */
const accountTexts = {
  'picture.choose': 'Choose a picture',
  'picture.another': 'Choose another file',
  'password.others_end': 'Logs out your other devices.',
  'picture.use': 'Use this picture',
  'picture.cancel': 'Cancel',
  'picture.stage': 'Picture',
  'picture.circle': 'Circle in which others see you',
  'picture.keys': 'Arrow keys move the picture. Plus and minus zoom.',
  'picture.at': '{x} from the left, {y} from the top',
  'picture.zoom': 'Zoom',
  'picture.zoomed': 'Zoomed {times} times',
  'picture.hint': 'Drag it, or use the arrow keys; + and - zoom. Residents see it on the wall, so let your face fill the circle.',
  'session.title': 'Signed-in devices',
  'session.unknown': 'Unknown device',
  'session.device': '{browser} on {system}',
  'session.seen': 'Last seen {when}',
  'session.seen_from': 'Last seen {when} from {address}',
  'session.this': 'This device',
  'session.end': 'Log out',
  'session.end_named': 'Log out {name}',
  'session.everywhere': 'Log out everywhere else',
  'session.confirm': 'All other devices are logged out at once. This one stays logged in.',
  'account.notifications': 'Notifications',
  'account.notifications_why': 'How each kind of notification reaches you: in the app, by mail or as a push.',
  'account.notifications_choose': 'Notification preferences',
  'appearance.title': 'Appearance',
  'appearance.light': 'Light',
  'appearance.dark': 'Dark',
  'appearance.system': 'System',
  'appearance.density': 'Lists',
  'appearance.comfortable': 'Comfortable',
  'appearance.compact': 'Compact',
} as const;

export const t = createTranslator('settings', accountTexts, ...tables);
export type TextKey = Parameters<typeof t>[0];
