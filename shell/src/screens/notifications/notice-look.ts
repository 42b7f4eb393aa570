import type { NotificationType } from '@careloom/contract/resources/notifications';
import type { Tone } from '@careloom/shared/ui';
import {
  BadgeCheck,
  Bell,
  CalendarCheck,
  CalendarMinus,
  CalendarPlus,
  CalendarX,
  CircleX,
  FileCheck2,
  FileDown,
  FilePenLine,
  FileX2,
  Flag,
  House,
  Send,
  Signature,
  UserRoundCheck,
  UserRoundPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

interface NoticeLook {
  icon: LucideIcon;
  tone: Tone;
}

/** The small icon next to the sender's picture, in the tone of the state that the notification is about. */
const LOOKS: Readonly<Record<NotificationType, NoticeLook>> = {
  new_applicant: { icon: UserRoundPlus, tone: 'open' },
  assign_job: { icon: UserRoundCheck, tone: 'moving' },
  close_job: { icon: Flag, tone: 'quiet' },
  assign_house: { icon: House, tone: 'open' },
  expense_generated: { icon: Wallet, tone: 'waiting' },
  expense_approve: { icon: BadgeCheck, tone: 'done' },
  expense_reject: { icon: CircleX, tone: 'stopped' },
  terminate_service_agreement: { icon: FileX2, tone: 'stopped' },
  apply_job: { icon: Send, tone: 'open' },
  created_service_agreement: { icon: Signature, tone: 'waiting' },
  completed_service_agreement: { icon: FileCheck2, tone: 'done' },
  shift_changed: { icon: FilePenLine, tone: 'waiting' },
  expense_changed: { icon: Wallet, tone: 'waiting' },
  shift_released: { icon: CalendarMinus, tone: 'waiting' },
  shift_cancelled: { icon: CalendarX, tone: 'stopped' },
  shift_declined: { icon: CalendarMinus, tone: 'waiting' },
  shifts_published: { icon: CalendarCheck, tone: 'open' },
  shift_offered: { icon: CalendarPlus, tone: 'open' },
  shift_offer_accepted: { icon: CalendarCheck, tone: 'done' },
  shift_offer_declined: { icon: CalendarMinus, tone: 'quiet' },
  shift_offer_ended: { icon: CalendarX, tone: 'waiting' },
  shift_taken_over: { icon: CalendarMinus, tone: 'quiet' },
  invoice_report_ready: { icon: FileDown, tone: 'done' },
  expense_report_ready: { icon: FileDown, tone: 'done' },
};

/** An unknown type of a newer server gets a plain bell. */
export const noticeLook = (type: string): NoticeLook =>
  (LOOKS as Readonly<Record<string, NoticeLook>>)[type] ?? { icon: Bell, tone: 'quiet' };
