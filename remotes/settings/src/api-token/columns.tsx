import type { ApiToken, TokenStatus } from '@careloom/contract/resources/api-tokens';
import { formatDate, fullName } from '@careloom/shared/format';
import { t } from './texts';
import type { Column } from '@careloom/shared/list';
import { Tag, type Tone } from '@careloom/shared/ui';

const TONES: Readonly<Record<TokenStatus, Tone>> = { active: 'done', paused: 'waiting', expired: 'waiting', revoked: 'stopped' };

/** When and from which address a token was last used. */
const lastUseOf = ({ last_used_at, last_used_ip }: ApiToken) =>
  last_used_at === null
    ? t('token.never_used')
    : t('token.used_from', { when: formatDate(last_used_at, 'displayTime'), address: last_used_ip ?? '' });

const permissionsOf = ({ permissions }: ApiToken) => t('token.of_permissions', { count: permissions.length });

export const tokenColumns = (): Column<ApiToken>[] => [
  {
    key: 'name',
    head: t('field.token.name'),
    place: 'title',
    sort: 'name',
    cell: ({ name }) => name,
    under: ({ prefix, last_four }) => `${prefix}…${last_four}`,
  },
  {
    key: 'status',
    head: t('token.status'),
    place: 'tag',
    tag: true,
    cell: ({ status }) => <Tag tone={TONES[status]}>{t(`token.${status}`)}</Tag>,
  },
  {
    key: 'permissions',
    head: t('field.role.permissions'),
    drop: 2,
    cell: (token) => <span title={token.permissions.join(', ')}>{permissionsOf(token)}</span>,
  },
  { key: 'last_used_at', head: t('token.last_used'), sort: 'last_used_at', labelled: true, cell: lastUseOf },
  {
    key: 'expires_at',
    head: t('field.token.expires_on'),
    sort: 'expires_at',
    number: true,
    labelled: true,
    cell: ({ expires_at }) => formatDate(expires_at),
  },
  { key: 'made_by', head: t('token.made_by'), drop: 1, place: 'none', cell: ({ made_by }) => fullName(made_by) },
];
