import type { ListedProvider } from '@careloom/contract/resources/providers';
import { formatBusinessNumber, formatCount, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { AvatarStack, Row, Who } from '@careloom/shared/ui';
import { Building2 } from 'lucide-react';
import { t } from './texts';

export const providerColumns = (): Column<ListedProvider>[] => [
  {
    key: 'name',
    head: t('field.provider.name'),
    place: 'title',
    sort: 'name',
    cell: ({ name }) => <Who name={name} place icon={<Building2 size={18} aria-hidden />} />,
  },
  {
    key: 'abn',
    head: t('field.provider.acn_abn'),
    place: 'line',
    sort: 'abn',
    number: true,
    cell: ({ abn }) => formatBusinessNumber(abn),
  },
  {
    key: 'houses',
    head: t('provider.houses'),
    sort: 'houses_count',
    labelled: true,
    number: true,
    drop: 2,
    cell: ({ houses_count: count }) => count !== undefined && formatCount(count),
  },
  {
    key: 'workers',
    head: t('provider.workers'),
    sort: 'workers_count',
    labelled: true,
    number: true,
    drop: 1,
    cell: ({ workers = [], workers_count: count }) => (
      <Row>
        <AvatarStack
          people={workers.map(({ id, sm_profile_picture_url, ...person }) => ({
            id,
            name: fullName(person),
            picture: sm_profile_picture_url,
          }))}
        />
        {count !== undefined && formatCount(count)}
      </Row>
    ),
  },
];
