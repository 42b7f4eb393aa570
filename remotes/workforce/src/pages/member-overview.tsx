import { myTeam } from '@careloom/contract/resources/my-team';
import { formatDate, fullName } from '@careloom/shared/format';
import { hasRoute, hrefOf, useIdParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { can } from '@careloom/shared/session';
import { Card, Facts, MailLink, PhoneLink, State, TextLink } from '@careloom/shared/ui';
import { stateOfActive } from '../house/format';
import { HOUSE_STATES } from '../house/states';
import { factorOf } from '../second-factor/factor-of';
import { typeWord } from '../team-member/states';
import { t } from '../team-member/texts';

/** A team member: name, type, manager, and the house led. */
export function MemberOverview() {
  const { data: member } = useCall(myTeam.get, useIdParams('id'));
  if (!member) return null; // the layout shows the loading and error states
  const { senior_manager: manager, current_house: house } = member;
  const facts = [
    { label: t('field.team.first_name'), value: member.first_name },
    { label: t('field.team.last_name'), value: member.last_name },
    { label: t('field.team.date_of_birth'), value: member.dob && formatDate(member.dob) },
    { label: t('field.team.email'), value: <MailLink email={member.email} /> },
    { label: t('field.team.contact_number'), value: member.contact_no && <PhoneLink number={member.contact_no} /> },
    { label: t('field.team.member_type'), value: typeWord(member.user_type) },
    {
      label: t('field.team.senior_manager_reporting_to'),
      value: manager && <TextLink href={hrefOf('my-team-details-overview', { id: manager.id })}>{fullName(manager)}</TextLink>,
    },
    {
      label: t('field.team.currently_assigned_house'),
      value:
        house && hasRoute('house-details-overview') ? (
          <TextLink href={hrefOf('house-details-overview', { id: house.id })}>{house.name}</TextLink>
        ) : (
          house?.name
        ),
    },
    { label: t('field.team.added_date'), value: formatDate(member.created_at) },
    { label: t('field.team.status'), value: <State of={HOUSE_STATES} value={stateOfActive(member.is_active)} /> },
    ...(can('my-team-update') ? [factorOf(member)] : []),
  ];
  return (
    <Card title={t('records.profile')}>
      <Facts facts={facts} />
    </Card>
  );
}
