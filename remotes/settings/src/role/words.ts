/** Texts of roles that other features also show. */
export const roleWords = {
  'role.of.super_admin': 'Super Admin',
  'role.of.senior_manager': 'Senior Manager',
  'role.of.team_leader': 'Team Leader',
  'role.of.worker': 'Support Worker',
} as const;
