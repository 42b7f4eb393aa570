import {
  BadgeCheck,
  Ban,
  CalendarOff,
  ChartPie,
  CircleCheckBig,
  CircleX,
  Cloud,
  CloudAlert,
  CloudCheck,
  CloudUpload,
  FileCheck2,
  FilePenLine,
  FileX2,
  Hourglass,
  ReceiptText,
  Signature,
  Timer,
  Unplug,
} from 'lucide-react';
import type { Vocabulary } from './tag';

const PENDING = ['Pending', Hourglass, 'waiting'] as const;

export const expense = {
  created: PENDING,
  pending: PENDING,
  approved: ['Approved', BadgeCheck, 'done'],
  rejected: ['Rejected', CircleX, 'stopped'],
} as const satisfies Vocabulary;

const AWAITING = ['awaiting payment', Hourglass, 'waiting'] as const;

export const invoice = {
  generated: ['Generated', ReceiptText, 'open'],
  awaiting: AWAITING,
  awaiting_payment: AWAITING,
  part_paid: ['Part paid', ChartPie, 'waiting'],
  paid: ['Paid', CircleCheckBig, 'done'],
  void: ['Void', Ban, 'quiet'],
} as const satisfies Vocabulary;

export const agreement = {
  pending_sign: ['Pending Sign', FilePenLine, 'quiet'],
  awaiting_signature: ['Awaiting Signature', Signature, 'waiting'],
  signed: ['Signed', FileCheck2, 'done'],
  expiring: ['Expires today', Timer, 'waiting'],
  terminated: ['Terminated', FileX2, 'stopped'],
  ended: ['Ended', CalendarOff, 'quiet'],
  none: ['No agreement', FileX2, 'stopped'],
} as const satisfies Vocabulary;

export const xero = {
  not_synced: ['Not synced', Cloud, 'quiet'],
  queued: ['Queued', CloudUpload, 'moving'],
  synced: ['Synced', CloudCheck, 'done'],
  failed: ['Sync failed', CloudAlert, 'stopped'],
  disconnected: ['Disconnected', Unplug, 'stopped'],
} as const satisfies Vocabulary;
