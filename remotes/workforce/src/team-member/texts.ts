import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';

/** Texts of team members. */
const teamMemberTexts = {
  'field.team.added_date': 'Added Date',
  'field.team.currently_assigned_house': 'Currently Assigned House',
  'team.edit': 'Edit Team Member',
  'team.effect_deleted': 'The account is closed and signed out everywhere. What they did stays on record.',
  'team.own_fixed': 'You can not change the type or status of your own account.',
  'team.noun_member': 'team member',
  'team.noun_members': 'team members',
  'team.work_history': 'Work History',
  'team.period': 'Period',
  'team.from': 'From',
  'team.to': 'To',
  'team.until_now': 'until now',
  'team.no_history': 'No house was led in this period.',
  'option.member_type.super_admin': 'Super Admin',
  'option.member_type.senior_manager': 'Senior Manager',
  'option.member_type.team_leader': 'Team Leader',
  'records.invitation': 'A link to set a password is mailed to the new member.',
} as const;

export const t = createTranslator('workforce', teamMemberTexts, ...tables);
export type TextKey = Parameters<typeof t>[0];
