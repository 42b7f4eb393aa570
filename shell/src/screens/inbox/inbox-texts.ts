import { fieldContactMessages } from '@careloom/contract/messages/field-worker';
import { validationMessages } from '@careloom/contract/messages/validation';
import { createTranslator } from '@careloom/shared/i18n';
import { texts as noticeTexts } from '../notifications/notices-texts';
import { USER_TYPES } from '@careloom/contract/permissions';

export const texts = {
  'inbox.new': 'New',
  'inbox.search': 'Search people',
  'inbox.conversations': 'Conversations',
  'inbox.new_title': 'Write to somebody new',
  'inbox.stop': 'Cancel',
  'inbox.back': 'Back to the conversations',
  'inbox.none': 'You have no conversation yet. Write to somebody.',
  'inbox.nobody': 'Nobody of this name can be written to.',
  'inbox.choose': 'Choose a conversation',
  'inbox.choose_why': 'Or write to somebody new.',
  'inbox.first': 'Nothing has been written yet.',
  'inbox.write_to': 'Write to {name}',
  'inbox.send': 'Send',
  'inbox.waiting': 'Waiting to be sent',
  'inbox.waiting_list': 'Messages that wait to be sent',
  'inbox.refused': 'Not sent. {reason}',
  'inbox.again': 'Send again',
  'inbox.discard': 'Discard',
  'inbox.about': 'Sent with the message',
  'inbox.not_about': 'Leave it out',
  'inbox.shift-card': 'Shift',
  'inbox.expense-card': 'Expense',
  'inbox.agreement-card': 'Service Agreement',
  'inbox.about_whom': 'Choose who to write to about this.',
  'inbox.online': 'Online',
  'inbox.conversation_with': 'Conversation with {name}',
  'role.super_admin': 'Admin',
  'role.senior_manager': 'Senior Manager',
  'role.team_leader': 'Team Leader',
  'role.worker': 'Support Worker',
} as const;

export const t = createTranslator('shell', texts, noticeTexts, fieldContactMessages, validationMessages);

/** A role's display name; an unknown role of a newer server is shown as it is. */
export const roleWord = (userType: string): string =>
  (USER_TYPES as readonly string[]).includes(userType) ? t(`role.${userType}` as Parameters<typeof t>[0]) : userType;
