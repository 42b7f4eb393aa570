import type { Job } from '@careloom/contract/resources/jobs';
import { fullName } from '@careloom/shared/format';
import { t } from '@careloom/shared/i18n';
import type { FactLineItem } from '@careloom/shared/ui';
import { CalendarDays, Clock, House, UserRound } from 'lucide-react';
import { periodOf, weekOf } from './job-facts';

/** The line under a job's name: where, how long, how much, by whom. */
export const headingFacts = (job: Job): FactLineItem[] => [
  { icon: House, label: t('field.job.location_house'), value: `${job.house.name}, ${job.house.state} ${job.house.post_code}` },
  { icon: CalendarDays, label: t('field.job.duration'), value: periodOf(job) },
  { icon: Clock, label: t('field.job.weekly_support_hours'), value: weekOf(job) },
  { icon: UserRound, label: t('field.job.posted_by'), value: fullName(job.posted_by) },
];
