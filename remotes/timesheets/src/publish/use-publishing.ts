import { type DraftToPublish, shiftDrafts } from '@careloom/contract/resources/shift-drafts';
import { shiftOffers } from '@careloom/contract/resources/shift-offers';
import { notify } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { resourceChanged } from '@careloom/shared/query';
import { useState } from 'react';
import { t } from './texts';
import type { OfferPlan } from './offer-plan';
import { publishedTogether } from './parts';
import { seenOf } from './requests';
import { sumOf } from './sums';

/** An offer that was refused: its shift is published, and unfilled. */
export interface Unoffered {
  plan: OfferPlan;
  reason: string;
}

interface Publishing {
  /** The number published so far; null unless publishing is in progress. */
  done: number | null;
  refusal: string | null;
  unoffered: readonly Unoffered[];
}

const IDLE: Publishing = { done: null, refusal: null, unoffered: [] };

/** Publishes drafts in as many calls as they need, each all or none, and stops at the first that is refused. */
async function publishAll(drafts: readonly DraftToPublish[], onPart: (done: number) => void) {
  const ids: number[] = [];
  let message = '';
  for (const part of publishedTogether(drafts)) {
    const answer = await send(shiftDrafts.publish, { shifts: seenOf(part), total_cost: sumOf(part).total_cost });
    if (!answer.ok) {
      const refusal = ids.length > 0 ? `${t('publish.so_far', { count: ids.length })} ${answer.message}` : answer.message;
      return { ids, message, refusal };
    }
    ids.push(...answer.data.ids);
    ({ message } = answer);
    onPart(ids.length);
  }
  return { ids, message, refusal: null };
}

/** Offers shifts one after the other. @returns the refused offers */
async function offerAll(plans: readonly OfferPlan[]): Promise<Unoffered[]> {
  const refused: Unoffered[] = [];
  for (const plan of plans) {
    const { draft, workers, until } = plan;
    const answer = await send(shiftOffers.create, {
      id: draft.id,
      worker_ids: workers.map(({ id }) => id),
      ...(until !== null && { until }),
    });
    if (!answer.ok) refused.push({ plan, reason: Object.values(answer.errors)[0]?.[0] ?? answer.message });
  }
  const count = plans.length - refused.length;
  if (count > 0) notify('success', t('publish.offered', { count }));
  return refused;
}

/** Publishes drafts, and offers unfilled ones. @param onDone called once everything is done */
export function usePublishing({ onReread, onDone }: { onReread: () => void; onDone: () => void }) {
  const [state, setState] = useState(IDLE);

  async function offer(plans: readonly OfferPlan[], ids: readonly number[]) {
    const unoffered = await offerAll(plans);
    setState({ ...IDLE, unoffered });
    if (unoffered.length === 0) onDone();
    void resourceChanged('shift', [...ids]);
  }
  async function publish(drafts: readonly DraftToPublish[], plans: readonly OfferPlan[]) {
    setState({ ...IDLE, done: 0 });
    const { ids, message, refusal } = await publishAll(drafts, (done) => setState({ ...IDLE, done }));
    if (ids.length > 0) notify('success', message);
    if (refusal === null) return offer(plans, ids);
    setState({ ...IDLE, refusal });
    if (ids.length > 0) void resourceChanged('shift', ids);
    onReread();
  }
  /** Sends the refused offers again, with the usual end from now. */
  async function offerAgain() {
    const plans = state.unoffered.map(({ plan }) => ({ ...plan, until: null }));
    setState({ ...state, done: 0 });
    await offer(
      plans,
      plans.map(({ draft }) => draft.id),
    );
  }
  return { ...state, publish, offerAgain };
}
