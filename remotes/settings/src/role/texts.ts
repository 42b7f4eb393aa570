import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { roleWords } from './words';
import { permissionTexts } from './permission-texts';

/** Texts of roles: permissions, and the effect of saving. */
const roleTexts = {
  'role.title': 'Roles',
  'role.permission': 'Permission',
  'role.search': 'Search permissions and screens',
  'role.area': 'Area',
  'role.differs': 'Only what differs',
  'role.differs_any': 'Differs between any roles',
  'role.differs_pair': 'Differs: {one}, {other}',
  'role.changed_only': 'Changed {count}',
  'role.no_match': 'No permission matches.',
  'role.clear': 'Clear',
  'role.cell': '{what}: {role}',
  'role.changed': 'changed',
  'role.people': '{count} people',
  'role.people_one': '1 person',
  'role.in_all': '{roles} roles, {count} people',
  'role.about': 'About the chosen permission',
  'role.opens': 'What it opens',
  'role.opens_none': 'No screen of its own: it allows something on screens that another permission opens.',
  'role.gets': 'Who has it',
  'role.gets_if_saved': 'Who has it once you save',
  'role.gets_none': 'Nobody.',
  'role.not_own': 'Nobody decides on their own work, whatever is ticked here.',
  'role.log': 'Change log',
  'role.log_none': 'No grant has been changed yet.',
  'role.all_changes': 'All {count}',
  'role.all_changes_one': 'All changes',
  'role.given': '{who} gave {role}: {what}',
  'role.taken': '{who} took from {role}: {what}',
  'role.choose': 'Role',
  'role.read_only': 'To be read. Roles are changed on a larger screen.',
  'role.others': 'Others',
  'role.has': 'allowed',
  'role.has_not': 'not allowed',
  'role.not_saved': '{count} changes not saved',
  'role.not_saved_one': '1 change not saved',
  'role.gains': '{role} gains {count}',
  'role.loses': '{role} loses {count}',
  'role.at_once': 'It works for all {count} people at once, without logging in again.',
  'role.at_once_one': 'It works for 1 person at once, without logging in again.',
  'role.at_once_all': 'It works at once, without logging in again.',
  'role.discard': 'Discard',
  'role.save': 'Save {count} changes',
  'role.save_one': 'Save 1 change',
} as const;

export const t = createTranslator('settings', roleTexts, permissionTexts, roleWords, ...tables);
export type TextKey = Parameters<typeof t>[0];
