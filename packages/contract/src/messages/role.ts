/** Fixed permissions (section 6 of the specification): shown at a locked cell, and sent when a change is refused. */
export const fixedGrantMessages = {
  'role.admin_verifies': 'Only the admin side verifies workers.',
  'role.admin_assigns': 'Only the admin side assigns jobs.',
  'role.admin_approves': 'Only the admin side approves expenses.',
  'role.admin_pays': 'Only the admin side pays invoices.',
  'role.admin_reaches': 'Only the admin reaches this screen.',
  'role.workers_apply': 'Only workers apply for jobs.',
  'role.keeps': 'The super admin keeps the permissions to see and change roles.',
  'role.keeps_dashboard': 'Every role keeps its own dashboard.',
  'role.stale': 'Somebody else changed this role in the meantime. What you changed stays; look at it and save again.',
} as const;
