/** Text of a refusal, also shown by a page that refuses access itself. */
export const permissionMessages = {
  'permission.refused': 'Logged in user does not have permission for take this action!',
} as const;
