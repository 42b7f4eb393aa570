import type { Page } from '@careloom/contract/envelope';
import type { agreements as calls, ServiceAgreement } from '@careloom/contract/resources/agreements';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { payLevels, providers, serviceAgreements } from '../../platform/db/schema/agreements';
import type { Context } from '../../platform/http/context';
import { orderBy, type Sortable } from '../../platform/list/order-by';
import { pageOf } from '../../platform/list/page-of';
import { search } from '../../platform/list/search';
import { today } from '../organisation/today';
import { serializeAgreement } from './serialize-agreement';
import { agreementsWithin } from './agreement-record';
import { selectAgreements } from './select-agreements';

const { first_name, last_name } = serviceAgreements;
const SORTABLE: Sortable = {
  name: [first_name, last_name],
  first_name: [first_name, last_name],
  last_name: [last_name, first_name],
  provider: providers.name,
  pay_level: payLevels.name,
  commencement_date: serviceAgreements.commencement_date,
  end_date: serviceAgreements.end_date,
  agreement_date: serviceAgreements.agreement_date,
  term: serviceAgreements.term_months,
  status: serviceAgreements.status,
  signed_at: serviceAgreements.signed_at,
};
const SEARCHED = [first_name, last_name, providers.name, payLevels.name, serviceAgreements.services, serviceAgreements.abn];

/** A page of the user's agreements, newest first. */
export async function listAgreements({ services, user, query }: Context<typeof calls.list>): Promise<Page<ServiceAgreement>> {
  const day = await today(services.db, services.clock.now());
  const where = and(
    agreementsWithin(user),
    query.user_id === null ? undefined : eq(serviceAgreements.user_id, query.user_id),
    query.status ? inArray(serviceAgreements.status, query.status) : undefined,
    search(query.search, SEARCHED),
  );
  const order = orderBy(query, SORTABLE, [desc(serviceAgreements.id)]);
  return pageOf(
    query,
    (limit, offset) =>
      selectAgreements(services.db)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    (row) => serializeAgreement(services, user, day, row),
  );
}
