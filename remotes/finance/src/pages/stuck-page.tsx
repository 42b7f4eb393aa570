import { moneyTrails, STUCK_STAGES } from '@careloom/contract/resources/money-trail';
import { defineList, ListPage } from '@careloom/shared/list';
import { stateWord } from '@careloom/shared/ui';
import { stuckColumns } from '../stuck/columns';
import { hrefOfItem } from '../stuck/next-step';
import { Stages } from '../stuck/stages';
import { STAGES } from '../stuck/states';
import { t } from '../stuck/texts';

/** Records between a worked shift and its payment that wait for a person, each with its next action. The longest wait comes first. */
export function StuckPage() {
  const definition = defineList({
    call: moneyTrails.stuck,
    caption: t('stuck.title'),
    noun: { one: t('stuck.noun'), many: t('stuck.nouns') },
    columns: stuckColumns(),
    keyOf: ({ key }) => key,
    nameOf: ({ name }) => name,
    hrefOf: hrefOfItem,
    filters: [
      {
        kind: 'select',
        name: 'stage',
        label: t('stuck.stage'),
        multiple: true,
        options: STUCK_STAGES.map((value) => ({ value, label: stateWord(STAGES, value) })),
      },
    ],
    sort: { by: 'since', dir: 'asc' },
    empty: { why: t('stuck.none') },
  });
  return (
    <ListPage title={t('stuck.title')} definition={definition}>
      <Stages />
    </ListPage>
  );
}
