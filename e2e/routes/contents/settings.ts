import type { Page as ListPage } from '@careloom/contract/envelope';
import type { ApiToken } from '@careloom/contract/resources/api-tokens';
import type { AuditEntry } from '@careloom/contract/resources/audit';
import type { Profile } from '@careloom/contract/resources/auth';
import type { Holiday } from '@careloom/contract/resources/holidays';
import type { PayLevel } from '@careloom/contract/resources/pay-levels';
import type { ListedProvider } from '@careloom/contract/resources/providers';
import type { Grants } from '@careloom/contract/resources/roles';
import { expectGrants } from '../../pages/roles-page';
import { specified } from '../../support/catalogue';
import { businessNumber, type Content, dayOf, firstOf, fullName, moneyOf, shows } from './content';

const ACTIONS: Readonly<Record<string, string>> = { insert: 'audit.added', update: 'audit.changed', delete: 'audit.deleted' };
const EMPTY_LEVEL = { 'field.pay_level.name': '', 'field.pay_level.saturday_rate': '', 'field.pay_level.sunday_rate': '' };

/** The screens of settings. */
export const SETTINGS: Readonly<Record<string, Content>> = {
  providers: shows(async ({ api }) => {
    const { name, abn, houses_count, workers_count } = await firstOf<ListedProvider>(api, '/providers');
    return {
      cells: {
        'field.provider.name': name,
        'field.provider.acn_abn': businessNumber(abn),
        'provider.houses': String(houses_count),
        'provider.workers': String(workers_count),
      },
    };
  }),
  'pay-level': shows(async ({ api }) => {
    const level = await firstOf<PayLevel>(api, '/pay-level');
    return {
      cells: {
        'field.pay_level.name': level.name,
        'field.pay_level.start_time': level.start_time,
        'field.pay_level.end_time': level.end_time,
        'field.pay_level.pay_rate_per_hour': moneyOf(level.pay_rate),
        'field.pay_level.saturday_rate': moneyOf(level.saturday_rate),
        'field.pay_level.sunday_rate': moneyOf(level.sunday_rate),
        'field.pay_level.holiday_rate': moneyOf(level.holiday_rate),
      },
    };
  }),
  'settings:add-pay-level': shows(() => Promise.resolve({ fields: EMPTY_LEVEL })),
  'settings:edit-pay-level': shows(async ({ api, params }) => {
    const { name, saturday_rate, sunday_rate, holiday_rate } = await api.get<PayLevel>(`/pay-level/${params.id}`);
    return {
      fields: {
        'field.pay_level.name': name,
        'field.pay_level.saturday_rate': saturday_rate,
        'field.pay_level.sunday_rate': sunday_rate,
        'field.pay_level.holiday_rate': holiday_rate,
      },
    };
  }),
  shiftFee: shows(async ({ api }) => {
    const { percentage } = await api.get<{ percentage: string }>('/settings/show-percentage');
    return { fields: { 'field.settings.shift_fee_percentage': percentage } };
  }),
  'api-access': shows(async ({ api }) => {
    const { name, status, permissions, expires_at, made_by } = await firstOf<ApiToken>(api, '/api-tokens');
    return {
      cells: {
        'field.token.name': name,
        'token.status': specified(`token.${status}`),
        'field.role.permissions': String(permissions.length),
        'field.token.expires_on': dayOf(expires_at),
        'token.made_by': fullName(made_by),
      },
    };
  }),
  'settings:roles': async (page, { api }) => expectGrants(page, await api.get<Grants[]>('/roles')),
  'settings:holidays': shows(async ({ api }) => {
    const { name, state } = await firstOf<Holiday>(api, '/holiday');
    return { cells: { 'field.holiday.name': name, 'field.house.state': state.name } };
  }),
  'settings:organisation': shows(async ({ api }) => {
    const { time_zone, payment_days } = await api.get<{ time_zone: string; payment_days: number }>('/settings/organisation');
    return { fields: { 'field.house.time_zone': time_zone, 'field.organisation.payment_days': String(payment_days) } };
  }),
  'settings:audit': shows(async ({ api }) => {
    const { items } = await api.get<ListPage<AuditEntry>>('/audit/all');
    const entry = items.find(({ name }) => name); // a read notification has no name to find its row by
    if (!entry?.name) throw new Error('The newest changes have no record with a name.');
    const { name, action, actor } = entry;
    return {
      cells: {
        'audit.record': name,
        'audit.action': specified(ACTIONS[action] ?? ''),
        ...(actor && { 'audit.who': fullName(actor) }),
      },
    };
  }),
  accountSetting: shows(async ({ api }) => {
    const { first_name, last_name, contact_no, location } = await api.get<Profile>('/auth/profile');
    return {
      fields: {
        'field.team.first_name': first_name,
        'field.team.last_name': last_name,
        'field.team.contact_number': contact_no ?? '',
        'field.house.suburb': location.suburb ?? '',
      },
    };
  }),
  'change-password': shows(() =>
    Promise.resolve({ fields: { 'records.current_password': '', 'records.new_password': '', 'records.confirm_password': '' } }),
  ),
};
