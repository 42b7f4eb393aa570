import {
  Archive,
  Briefcase,
  CalendarCheck,
  CircleCheck,
  CircleSlash,
  DoorOpen,
  Flag,
  Hourglass,
  Send,
  ShieldCheck,
  ShieldX,
  Star,
  Undo2,
  UserRoundCheck,
  UserRoundMinus,
} from 'lucide-react';
import type { Vocabulary } from './tag';

/** States of jobs and their people. Keys are the contract's values; labels are the catalogue's. */
export const job = {
  open: ['Open', DoorOpen, 'open'],
  assigned: ['Assigned', UserRoundCheck, 'moving'],
  closed: ['Closed', Flag, 'quiet'],
  archived: ['Archived', Archive, 'quiet'],
} as const satisfies Vocabulary;

export const application = {
  applied: ['Applied', Send, 'open'],
  shortlisted: ['Shortlisted', Star, 'waiting'],
  assigned: ['Assigned', UserRoundCheck, 'moving'],
  not_selected: ['Not selected', UserRoundMinus, 'quiet'],
  withdrawn: ['Withdrawn', Undo2, 'quiet'],
} as const satisfies Vocabulary;

export const verification = {
  pending: ['Pending', Hourglass, 'waiting'],
  verified: ['Verified', ShieldCheck, 'done'],
  rejected: ['Rejected', ShieldX, 'stopped'],
} as const satisfies Vocabulary;

export const availability = {
  available: ['Available', CalendarCheck, 'done'],
  occupied: ['Occupied', Briefcase, 'moving'],
} as const satisfies Vocabulary;

export const account = {
  active: ['Active', CircleCheck, 'done'],
  inactive: ['Inactive', CircleSlash, 'quiet'],
} as const satisfies Vocabulary;
