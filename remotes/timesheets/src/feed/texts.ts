import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of calendar feeds. */
const feedTexts = {
  'feed.title': 'Calendar feed',
  'feed.why':
    'A calendar program that has this link shows your shifts and keeps them current. Whoever has it sees them too, so give it to nobody.',
  'feed.none': 'You have no link.',
  'feed.working': 'Links that work',
  'feed.made': 'Made {day}',
  'feed.make': 'Make a link',
  'feed.revoke': 'Revoke',
  'feed.revoke_of': 'Revoke the link made {day}',
  'feed.done': 'Done',
  'feed.shown_once': 'This address is shown only now. Add it in your calendar program as a subscription.',
  'feed.address': 'Address',
  'feed.copy': 'Copy the address',
  'feed.copied': 'Address copied.',
  'feed.not_copied': 'The browser did not allow copying. Select the address and copy it.',
  'feed.confirm_revoke': 'Are you sure you want to revoke this link?',
  'feed.effect_revoked': 'Calendar programs that have it show your shifts no longer, or the last ones that they read.',
} as const;

export const t = createTranslator('timesheets', feedTexts, ...tables);
