import type { TeamMemberBody } from '@careloom/contract/resources/my-team';

/** Only a team leader reports to a senior manager. */
export const reportsTo = ({ user_type, senior_manager_id }: Pick<TeamMemberBody, 'user_type' | 'senior_manager_id'>): number | null =>
  user_type === 'team_leader' ? senior_manager_id : null;

/** What a form says of a member, as columns. The picture is a file of its own. */
export const memberColumns = ({ profile_picture: _, is_active, ...body }: TeamMemberBody) => ({
  ...body,
  senior_manager_id: reportsTo(body),
  is_active: is_active === 1,
});
