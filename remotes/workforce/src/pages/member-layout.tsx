import { myTeam, type TeamMember } from '@careloom/contract/resources/my-team';
import { DetailPage } from '@careloom/shared/detail';
import { fullName } from '@careloom/shared/format';
import { hrefOf, Outlet, useBreadcrumb, useGoTo, useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { can, session } from '@careloom/shared/session';
import { Button, State } from '@careloom/shared/ui';
import { BadgeCheck, House, Pencil, Phone } from 'lucide-react';
import { stateOfActive } from '../house/format';
import { HOUSE_STATES } from '../house/states';
import { overviewTab } from '../tabs/record-tabs';
import { memberActions, menuEntry, type MemberAction } from '../team-member/actions';
import { typeWord } from '../team-member/states';
import { t } from '../team-member/texts';
import { useMemberDialogs } from './member-dialogs';

/** The layout of a member's tabs: picture, name, state, facts and actions above, then the tabs. After a deletion, it navigates to the list. */
export function MemberLayout() {
  const { id } = useIdParams('id');
  const goTo = useGoTo();
  const query = useDetail(myTeam.get, { id });
  const { act, dialogs } = useMemberDialogs(() => goTo('my-team', {}, { replace: true }));
  useBreadcrumb({ 'full name': query.data && fullName(query.data) });
  return (
    <>
      <DetailPage query={query} heading={(member) => ({ ...headingOf(member), ...actsOn(member, act) })} tabs={tabsOf}>
        {() => <Outlet />}
      </DetailPage>
      {dialogs}
    </>
  );
}

const tabsOf = ({ id }: TeamMember) => [
  overviewTab(hrefOf('my-team-details-overview', { id })),
  { label: t('team.work_history'), href: hrefOf('my-team-work-history-details', { id }) },
];

const headingOf = (member: TeamMember) => ({
  name: fullName(member),
  picture: member.sm_profile_picture_url,
  tag: <State of={HOUSE_STATES} value={stateOfActive(member.is_active)} />,
  facts: [
    { icon: BadgeCheck, label: t('field.team.member_type'), value: typeWord(member.user_type) },
    { icon: Phone, label: t('field.team.contact_number'), value: member.contact_no },
    { icon: House, label: t('field.team.currently_assigned_house'), value: member.current_house?.name },
  ],
});

/** Edit is a button; deletion is in the menu. */
function actsOn(member: TeamMember, onAct: (action: MemberAction, member: TeamMember) => void) {
  const allowed = memberActions(can, member.id === session().user?.id);
  const edit = allowed.includes('edit') && (
    <Button onClick={() => onAct('edit', member)}>
      <Pencil aria-hidden />
      {t('team.edit')}
    </Button>
  );
  const more = allowed.filter((action) => action !== 'edit').map((action) => menuEntry(action, () => onAct(action, member)));
  return { actions: edit, more, changes: { record: 'users', id: member.id } };
}
