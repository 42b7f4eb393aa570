import { menuText } from '../../platform/chrome-texts';
import { Link } from '@careloom/shared/ui';
import { ChevronDown } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Pins } from './pins';
import { NamedIcon } from './sidebar-link';
import type { MenuGroup } from '../../platform/menu/menu-of';

interface SidebarGroupProps {
  group: MenuGroup;
  /** Address of the current link. */
  here: string | null;
  open: boolean;
  onOpen: (group: string | null) => void;
}

const chevron = <ChevronDown className="cl-i-s cl-end" aria-hidden />;

/** A group and its links. If the group's name is itself a link, name and arrow are two controls. */
export function SidebarGroup({ group, here, open, onOpen }: SidebarGroupProps) {
  const id = useId();
  const { name, links, header } = group;
  const label = menuText(group.label);
  const toggle = { 'aria-expanded': open, 'aria-controls': id, onClick: () => onOpen(open ? null : name) };
  return (
    <>
      {header ? (
        <div className="cl-it-pair">
          <Link className="cl-it" href={header.href} aria-current={header.href === here ? 'page' : undefined} onClick={() => onOpen(name)}>
            <NamedIcon name={group.icon} />
            <span>{label}</span>
          </Link>
          <button type="button" className="cl-it cl-it-arrow" aria-label={label} {...toggle}>
            {chevron}
          </button>
        </div>
      ) : (
        <button type="button" className="cl-it" {...toggle}>
          <NamedIcon name={group.icon} />
          <span>{label}</span>
          {chevron}
        </button>
      )}
      <div id={id} className="cl-children" hidden={!open}>
        {header && <Pins of={header} here={here} />}
        {links.map((link) => (
          <Fragment key={link.href}>
            <Link className="cl-it cl-child" href={link.href} aria-current={link.href === here ? 'page' : undefined}>
              {menuText(link.label)}
            </Link>
            <Pins of={link} here={here} />
          </Fragment>
        ))}
      </div>
    </>
  );
}
