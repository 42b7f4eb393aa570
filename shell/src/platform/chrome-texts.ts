import { menuMessages } from '@careloom/contract/messages/menu';
import { permissionMessages } from '@careloom/contract/messages/auth';
import { createTranslator, MENU } from '@careloom/shared/i18n';
import { commonTexts } from './common-texts';

/** Texts of the chrome. */
export const texts = {
  'chrome.main_menu': 'Main menu',
  'chrome.breadcrumb': 'Breadcrumb',
  'chrome.menu': 'Menu',
  'chrome.places': 'Quick places',
  'chrome.palette': 'Search or do',
  'chrome.palette_keys': 'Search or do (Ctrl+K)',
  'chrome.skip': 'Skip to the page',
  'chrome.notifications': 'Notifications, {count} unread',
  'chrome.no_notifications': 'Notifications, none unread',
  'chrome.to_light': 'Use the light look',
  'chrome.to_dark': 'Use the dark look',
  'chrome.arrived': '{title}, page loaded',
  'chrome.unread': '{count} unread',
  'chrome.offline': 'You are offline. What you see is of {time}.',
  'chrome.offline_nothing': 'You are offline.',
  'quick.failed': 'The form stopped working and was closed. Please try again.',
  'quick.unavailable': '{action} could not be opened. Please try again.',
  'not_found.text': 'There is nothing at this address. It may have been moved, or the link may be incomplete.',
  'not_found.home': 'Go to the dashboard',
  'leave.text': 'Leave without saving? What you have typed will be lost.',
  'leave.confirm': 'Leave',
  'leave.cancel': 'Stay',
  'logout.title': 'Confirmation',
} as const;

export const t = createTranslator('shell', texts, commonTexts, permissionMessages);

/** Translates a text key of a manifest: a menu label of the contract, or a text of the remote's manifest. */
export const menuText = createTranslator(MENU, menuMessages) as (
  label: string,
  values?: Readonly<Record<string, string | number>>,
) => string;
