/** The parts of the strong-password rule (section 5), each with the key of its text. Together they equal `PATTERNS.password`. */
export const PASSWORD_RULES = [
  { key: 'fields.rule.length', met: (password: string) => /^.{8,30}$/su.test(password) },
  { key: 'fields.rule.digit', met: (password: string) => /\d/.test(password) },
  { key: 'fields.rule.lower', met: (password: string) => /[a-z]/.test(password) },
  { key: 'fields.rule.upper', met: (password: string) => /[A-Z]/.test(password) },
  { key: 'fields.rule.special', met: (password: string) => /[^\sA-Za-z0-9]/.test(password) },
  { key: 'fields.rule.space', met: (password: string) => password !== '' && !/\s/.test(password) },
] as const;
