import { USER_TYPES } from '@careloom/contract/permissions';
import { t } from './inbox-texts';

/** A role's display name; an unknown role of a newer server is shown as it is. */
export const roleWord = (userType: string): string =>
  (USER_TYPES as readonly string[]).includes(userType) ? t(`role.${userType}` as Parameters<typeof t>[0]) : userType;
