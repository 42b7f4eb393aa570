import type { Leadership, TeamMember } from '@careloom/contract/resources/my-team';
import { specified } from '../../support/catalogue';
import { activeOf, type Content, dayOf, firstOf, fullName, orDash, orNothing, shows } from './content';

const typeOf = ({ user_type }: TeamMember) => specified(`option.member_type.${user_type}`);
const managerOf = ({ senior_manager: manager }: TeamMember) => manager && fullName(manager);

const overview = shows(async ({ api, params }) => {
  const member = await api.get<TeamMember>(`/my-team/${params.id}`);
  return {
    facts: {
      'field.team.first_name': member.first_name,
      'field.team.last_name': member.last_name,
      'field.team.date_of_birth': dayOf(member.dob),
      'field.team.email': member.email,
      'field.team.contact_number': orDash(member.contact_no),
      'field.team.member_type': typeOf(member),
      'field.team.senior_manager_reporting_to': orDash(managerOf(member)),
      'field.team.currently_assigned_house': orDash(member.current_house?.name),
      'field.team.added_date': dayOf(member.created_at),
      'field.team.status': activeOf(member.is_active),
    },
  };
});

/** The screens of the team. */
export const TEAM: Readonly<Record<string, Content>> = {
  'my-team': shows(async ({ api }) => {
    const member = await firstOf<TeamMember>(api, '/my-team');
    return {
      cells: {
        'field.worker.name': fullName(member),
        'field.team.member_type': typeOf(member),
        'field.team.senior_manager_reporting_to': orNothing(managerOf(member)),
        'field.team.contact_number': orNothing(member.contact_no),
        'field.team.currently_assigned_house': orNothing(member.current_house?.name),
        'field.team.added_date': dayOf(member.created_at),
        'field.team.status': activeOf(member.is_active),
      },
    };
  }),
  'my-team-details': overview,
  'my-team-details-overview': overview,
  'my-team-work-history-details': shows(async ({ api, params }) => {
    const { house, from, to } = await firstOf<Leadership>(api, `/my-team/${params.id}/work-history`);
    return {
      cells: {
        'records.house': house.name,
        'team.from': dayOf(from),
        'team.to': to === null ? specified('team.until_now') : dayOf(to),
      },
    };
  }),
};
