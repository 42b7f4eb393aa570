/** What a refusal says, and the page where it refuses by itself. */
export const permissionMessages = {
  'permission.refused': 'Logged in user does not have permission for take this action!',
} as const;
