import type { TeamMember } from '@careloom/contract/resources/my-team';
import type { CurrentUser } from '../../auth/current-user';
import type { Files } from '../../files/files';
import { bit } from '../../wire/bit';
import { isoOf } from '../../wire/time';
import type { MemberRow } from './select-members';

export const memberOf = (files: Files, viewer: CurrentUser, { user, senior_manager, current_house }: MemberRow): TeamMember => ({
  id: user.id,
  first_name: user.first_name,
  last_name: user.last_name,
  dob: user.dob,
  user_type: user.user_type,
  senior_manager,
  contact_no: user.contact_no,
  email: user.email,
  profile_picture: files.url(user.picture_file_id, viewer.id),
  sm_profile_picture_url: files.url(user.picture_file_id, viewer.id, 'small'),
  created_at: isoOf(user.created_at),
  is_active: bit(user.is_active),
  current_house,
});
