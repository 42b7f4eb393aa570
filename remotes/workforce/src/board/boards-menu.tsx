import { hrefOf, lazyPart, useGoTo } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink } from '@careloom/shared/ui';
import { CalendarHeart } from 'lucide-react';
import { Suspense } from 'react';
import { t } from './texts';
import { useOwnHouses } from './requests';

const MenuButton = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.MenuButton));

/** Links to the boards of houses, for users without access to the page of a house. */
export function BoardsMenu() {
  const isWanted = !useCan('house-read');
  const mayRead = useCan('whos-coming-read');
  return isWanted && mayRead ? <Menu /> : null;
}

function Menu() {
  const goTo = useGoTo();
  const { data: houses = [] } = useOwnHouses();
  const [first, ...others] = houses;
  const content = (
    <>
      <CalendarHeart aria-hidden />
      {t('board.title')}
    </>
  );
  if (first && others.length === 0) return <ButtonLink href={hrefOf('whos-coming', { houseId: first.id })}>{content}</ButtonLink>;
  const button = <Button disabled={!first}>{content}</Button>;
  const actions = houses.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Suspense fallback={button}>
      <MenuButton label={t('board.houses')} actions={actions} onPick={(id) => goTo('whos-coming', { houseId: id })}>
        {button}
      </MenuButton>
    </Suspense>
  );
}
