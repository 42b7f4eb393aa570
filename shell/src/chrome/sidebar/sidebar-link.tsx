import { menuText, t } from '../../platform/chrome-texts';
import { Link, iconOf } from '@careloom/shared/ui';
import { useId, createElement } from 'react';
import { Pins } from './pins';
import type { MenuLink } from '../../platform/menu/menu-of';

/** Renders an icon by the name that a manifest gives. */
export const NamedIcon = ({ name }: { name: string }) => createElement(iconOf(name), { className: 'cl-i', 'aria-hidden': true });

interface SidebarLinkProps {
  link: MenuLink;
  /** Address of the current link. */
  here: string | null;
  /** Number of unread items, shown as a badge; screen readers announce it as a description, not as part of the name. */
  unread: number;
}

export function SidebarLink({ link, here, unread }: SidebarLinkProps) {
  const { href, icon, label } = link;
  const id = useId();
  return (
    <>
      <Link className="cl-it" href={href} aria-current={href === here ? 'page' : undefined} aria-describedby={unread > 0 ? id : undefined}>
        <NamedIcon name={icon} />
        <span>{menuText(label)}</span>
        {unread > 0 && (
          <span className="cl-badge cl-end" aria-hidden>
            {unread}
          </span>
        )}
      </Link>
      {unread > 0 && (
        <span id={id} hidden>
          {t('chrome.unread', { count: unread })}
        </span>
      )}
      <Pins of={link} here={here} />
    </>
  );
}
