import { options } from '@careloom/contract/resources/options';
import { useCall } from '@careloom/shared/query';
import { Note } from '@careloom/shared/ui';
import { X } from 'lucide-react';
import { roleWord } from '../../inbox/inbox-texts';
import { dismissRefusal, openTo, useRefusal } from '../../../platform/navigation/refusal';
import { t } from './refused-texts';

const listed = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Names the refused page and the roles that may open it; the toast about it is gone after two seconds. */
export function RefusedNote() {
  const route = useRefusal((refusal) => refusal.route);
  const permission = route?.permission ?? null;
  const { data } = useCall(options.rolesWith, { permission: permission ?? '' }, { enabled: permission !== null });
  if (!route) return null;
  const known = permission === null || data !== undefined;
  const roles = known ? openTo(route, permission === null ? null : (data ?? [])).map(roleWord) : [];
  const dismiss = (
    <button type="button" className="cl-iconbtn" aria-label={t('refused.close')} onClick={dismissRefusal}>
      <X className="cl-i-s" aria-hidden />
    </button>
  );
  return (
    <Note kind="warning" title={t('refused.page', { page: route.title })} action={dismiss}>
      {known && (roles.length > 0 ? t('refused.who', { roles: listed.format(roles) }) : t('refused.nobody'))}
    </Note>
  );
}
