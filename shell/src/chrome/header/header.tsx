import { t } from '../../platform/chrome-texts';
import { addressOf } from '@careloom/shared/navigation';
import { dashboardOf } from '@careloom/shared/session';
import { Logo } from '@careloom/shared/ui';
import { Menu } from 'lucide-react';
import { Bell } from '../../screens/notifications/bell/bell';
import { PaletteButton } from '../palette/palette-button';
import { HeaderQuickActions } from '../quick-actions/header-quick-actions';
import { SkipLink } from '../skip-link';
import { useUserType } from '../../platform/menu/use-menu';
import { AccountLink } from './account-link';
import { ThemeSwitch } from './theme-switch';
import './header.css';

export interface HeaderProps {
  menuOpen: boolean;
  onMenu: () => void;
}

export function Header({ menuOpen, onMenu }: HeaderProps) {
  const userType = useUserType();
  return (
    <header className="cl-head">
      <SkipLink />
      <button type="button" className="cl-iconbtn cl-menubtn" aria-label={t('chrome.menu')} aria-expanded={menuOpen} onClick={onMenu}>
        <Menu aria-hidden />
      </button>
      <Logo href={addressOf(dashboardOf(userType))} />
      <HeaderQuickActions />
      <PaletteButton />
      <ThemeSwitch />
      <Bell />
      <AccountLink />
    </header>
  );
}
