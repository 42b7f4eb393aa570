/** Refusals of the second step of a login, and of the second factor itself. */
export const secondFactorMessages = {
  'auth.second_factor': 'Enter the code of your authenticator app to log in.',
  'auth.factor_to_set_up': 'Your role needs a second factor. Set one up to log in.',
  'auth.ticket_over': 'This took too long. Log in again.',
  'auth.set_up_over': 'This took too long. Start again with a new key.',
  'auth.code_wrong': 'This code is wrong or was used already.',
  'auth.factor_exists': 'A second factor is set up already.',
  'auth.factor_required': 'Your role needs a second factor, so it can not be removed.',
  'auth.factor_own': 'You can not reset your own second factor. Remove it in Account settings.',
  'rule.organisation.own_factor': 'Set up your own second factor first, so that you are not locked out.',
} as const;

/** Labels of its fields. */
export const fieldSecondFactorMessages = {
  'field.second_factor.code': 'Code',
} as const;
