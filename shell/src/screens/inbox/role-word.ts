import { USER_TYPES } from '@careloom/contract/permissions';
import { t } from './inbox-texts';

/** A role as people say it; a role of a newer server as it stands. */
export const roleWord = (userType: string): string =>
  (USER_TYPES as readonly string[]).includes(userType) ? t(`role.${userType}` as Parameters<typeof t>[0]) : userType;
