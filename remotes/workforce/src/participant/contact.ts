import type { Participant } from '@careloom/contract/resources/house-participants';
import { t } from '../texts';

type Contacts = Pick<Participant, 'parent_guardian' | 'support_coordinator' | 'plan_manager'>;

/** The closest contact of a participant: `Parent/Guardian: Mai Tran`. Null if there is none on record. */
export function contactOf({ parent_guardian, support_coordinator, plan_manager }: Contacts): string | null {
  if (parent_guardian) return `${t('field.participant.parent_guardian')}: ${parent_guardian}`;
  if (support_coordinator) return `${t('field.participant.support_coordinator')}: ${support_coordinator}`;
  return plan_manager && `${t('field.participant.plan_manager')}: ${plan_manager}`;
}
