import type { MessageKey } from '@careloom/contract/messages/index';
import { USER_TYPES } from '@careloom/contract/permissions';
import { t } from '@careloom/shared/i18n';

/** A role as people say it; a role of a newer server as it stands. */
export const roleWord = (userType: string): string =>
  (USER_TYPES as readonly string[]).includes(userType) ? t(`role.${userType}` as MessageKey) : userType;
