import { actionMessages } from '@careloom/contract/messages/action';
import { commonMessages } from '@careloom/contract/messages/common';
import { expiryMessages, optionMessages } from '@careloom/contract/messages/outcomes';
import { fieldAgreementMessages } from '@careloom/contract/messages/agreement';
import { fieldHouseMessages, fieldParticipantMessages } from '@careloom/contract/messages/field-house';
import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { createTranslator } from '@careloom/shared/i18n';

export const texts = {
  'house.holidays_of_state': 'Those of the state alone',
  'house.time_zone_of_state': 'That of the state',
  'form.add_house': 'Add House',
  'form.edit_house': 'Edit House',
  'form.add_participant': 'Add Participant',
  'form.edit_participant': 'Edit Participant',
  'coverage.until': 'Covered until {until}',
  'coverage.but_for': 'but for {time}',
  'coverage.nobody_until': 'Nobody is rostered until {until}',
  'coverage.nobody': 'Nobody',
  'coverage.hours_one': '1 hour',
  'coverage.hours': '{count} hours',
  'coverage.minutes_one': '1 minute',
  'coverage.minutes': '{count} minutes',
  'coverage.morning': 'morning',
  'coverage.afternoon': 'afternoon',
  'coverage.evening': 'evening',
  'coverage.night': 'night',
  'participant.age': 'Age',
  'participant.years_one': '1 year',
  'participant.years': '{count} years',
  'participant.none': 'Nobody who lives here is on record yet.',
  'participant.effect_deleted': 'Everything recorded about them is deleted too.',
  'house.effect_deleted': 'Its participants, shifts and invoices stay on record.',
  'field.team.added_date': 'Added Date',
  'field.team.currently_assigned_house': 'Currently Assigned House',
  'team.edit': 'Edit Team Member',
  'team.effect_deleted': 'The account is closed and signed out everywhere. What they did stays on record.',
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
  'option.active.active': 'Active',
  'option.active.inactive': 'Inactive',
  'records.overview': 'Overview',
  'records.shifts': 'Shifts',
  'records.contact': 'Contact',
  'records.application': 'Application',
  'records.gender': 'Gender',
  'records.yes': 'Yes',
  'records.no': 'No',
  'records.invitation': 'A link to set a password is mailed to the new member.',
  'records.noun_house': 'house',
  'records.noun_houses': 'houses',
  'records.noun_participant': 'participant',
  'records.noun_participants': 'participants',
  'records.noun_worker': 'support worker',
  'records.noun_workers': 'support workers',
} as const;

/** The text of a key: from workforce's texts, the contract's texts used here, or the menu labels. */
export const t = createTranslator(
  'workforce',
  texts,
  actionMessages,
  commonMessages,
  expiryMessages,
  fieldAgreementMessages,
  fieldHouseMessages,
  fieldParticipantMessages,
  fieldTeamMessages,
  fieldWorkerMessages,
  optionMessages,
);

/** A text key, for tables that map values to texts. */
export type TextKey = Parameters<typeof t>[0];
