import { useLocation } from '@careloom/shared/navigation';
import { useSession } from '@careloom/shared/session';
import { Link } from '@careloom/shared/ui';
import { Bookmark } from 'lucide-react';
import type { MenuLink } from '../../platform/menu/menu-of';

const usePins = () => useSession(({ user }) => user?.pins);

/** The query of the current page without its page number, if a pinned view has it: this view is marked as current in the menu. */
export function usePinHere(): string | null {
  const { pathname, search } = useLocation();
  const pins = usePins();
  if (!search || !pins) return null;
  const query = new URLSearchParams(search);
  query.delete('page');
  return pins.some((pin) => pin.query === query.toString()) ? `${pathname}?${query}` : null;
}

/** The saved views of a list that the user pinned, under the link of the list. */
export function Pins({ of: { route, href }, here }: { of: MenuLink; here: string | null }) {
  return usePins()
    ?.filter(({ list }) => list === route)
    .map(({ id, name, query }) => {
      const address = query ? `${href}?${query}` : href;
      return (
        <Link
          key={id}
          className="cl-it cl-child cl-pin"
          href={address}
          title={name}
          aria-current={query && address === here ? 'page' : undefined}
        >
          <Bookmark className="cl-i-s" aria-hidden />
          <span>{name}</span>
        </Link>
      );
    });
}
