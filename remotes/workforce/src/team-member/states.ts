import type { MEMBER_TYPES } from '@careloom/contract/resources/my-team';
import { t, type TextKey } from './texts';

const TYPES: Readonly<Record<(typeof MEMBER_TYPES)[number], TextKey>> = {
  super_admin: 'option.member_type.super_admin',
  senior_manager: 'option.member_type.senior_manager',
  team_leader: 'option.member_type.team_leader',
};

/** The word for a member's type; an unknown type from a newer server is shown unchanged. */
export const typeWord = (type: string): string => (type in TYPES ? t(TYPES[type as keyof typeof TYPES]) : type);
