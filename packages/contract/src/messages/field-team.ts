export const fieldTeamMessages = {
  'field.team.first_name': 'First Name',
  'field.team.last_name': 'Last Name',
  'field.team.date_of_birth': 'Date of Birth',
  'field.team.member_type': 'Member Type',
  'field.team.senior_manager_reporting_to': 'Senior Manager (Reporting to)',
  'field.team.contact_number': 'Contact Number',
  'field.team.email': 'Email',
  'field.team.profile_picture': 'Profile Picture',
  'field.team.status': 'Status',
} as const;
