import { myTeam, type TeamMember } from '@careloom/contract/resources/my-team';
import { fullName } from '@careloom/shared/format';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { can, useCan, useSession } from '@careloom/shared/session';
import { Eye } from 'lucide-react';
import { memberActions, menuEntry } from '../team-member/actions';
import { memberColumns } from '../team-member/columns';
import { memberFilters } from '../team-member/filters';
import { t } from '../team-member/texts';
import { useMemberDialogs } from './member-dialogs';

/** The list of the team with its dialogs. */
export function MyTeamPage() {
  const { act, add, dialogs } = useMemberDialogs();
  const mayAdd = useCan('my-team-create');
  const ownId = useSession(({ user }) => user?.id);
  const hrefOfMember = ({ id }: TeamMember) => hrefOf('my-team-details-overview', { id });
  const definition = defineList({
    call: myTeam.list,
    caption: t('menu.my_team'),
    noun: { one: t('team.noun_member'), many: t('team.noun_members') },
    columns: memberColumns(),
    keyOf: ({ id }) => id,
    nameOf: fullName,
    hrefOf: hrefOfMember,
    filters: memberFilters(),
    actions: (member) => [
      { label: t('records.view'), icon: Eye, href: hrefOfMember(member) },
      ...memberActions(can, member.id === ownId).map((action) => menuEntry(action, () => act(action, member))),
    ],
  });
  const primary = mayAdd ? { label: t('quick.add_team_member'), onPick: add } : null;
  return (
    <>
      <ListPage title={t('menu.my_team')} definition={definition} primary={primary} />
      {dialogs}
    </>
  );
}
