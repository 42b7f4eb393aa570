export const fieldParticipantMessages = {
  'field.participant.name': 'Name',
  'field.participant.date_of_birth': 'Date of Birth',
  'field.participant.support_coordinator': 'Support Coordinator',
  'field.participant.parent_guardian': 'Parent/Guardian',
  'field.participant.plan_manager': 'Plan Manager',
  'field.participant.notes': 'Notes',
} as const;
