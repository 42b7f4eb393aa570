import { menuText, t } from '../../platform/chrome-texts';
import { Link } from '@careloom/shared/ui';
import { useId } from 'react';
import { NamedIcon } from '../named-icon';
import type { MenuLink } from '../../platform/menu/menu-of';

interface SidebarLinkProps {
  link: MenuLink;
  here: boolean;
  /** Number of unread items, shown as a badge; screen readers announce it as a description, not as part of the name. */
  unread: number;
}

export function SidebarLink({ link: { href, icon, label }, here, unread }: SidebarLinkProps) {
  const id = useId();
  return (
    <>
      <Link className="cl-it" href={href} aria-current={here ? 'page' : undefined} aria-describedby={unread > 0 ? id : undefined}>
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
    </>
  );
}
