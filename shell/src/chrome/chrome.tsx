import { useView } from '@careloom/shared/chrome';
import { t } from '../platform/chrome-texts';
import { startRealtime } from '@careloom/shared/realtime';
import { PageToasts } from '@careloom/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { lookForNewer } from '../platform/registry/newer/look-for-newer';
import { NewerNote } from '../platform/registry/newer/newer-note';
import { takeNewerAutomatically, takeNewer } from '../platform/registry/newer/take-newer';
import { Announcer } from '../platform/page-transition/announcer';
import { MAIN } from '../platform/page-transition/page-transition';
import { useNavigationCount, watchNavigations } from '../platform/page-transition/navigation-progress';
import { savePositions } from '../platform/page-transition/restore-position';
import { BreadcrumbBar } from './breadcrumb/breadcrumb-bar';
import { useDocumentTitle } from '../platform/document-title';
import { keepFocus } from './focus/keep-focus';
import { Header } from './header/header';
import { DependentsDialog } from './dependents-dialog';
import { LeaveDialog } from './leave-dialog';
import { Loader, ProgressBar } from './loader/loader';
import { OfflineBar } from './offline/offline-bar';
import { PaletteHost } from './palette/palette-host';
import { WorkerPlaces } from './places/worker-places';
import { QuickActionHost } from './quick-actions/quick-action-host';
import { SidebarDrawer, useDrawer } from './sidebar/sidebar-drawer';
import { Sidebar } from './sidebar/sidebar';
import { useUserType } from '../platform/menu/use-menu';
import '../platform/frame.css';
import './chrome.css';

/** The chrome around every signed-in page. Pages render into it and do not depend on it. */
export function Chrome({ children }: { children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useDrawer();
  const userType = useUserType();
  useDocumentTitle();
  useEffect(watchNavigations, []);
  useEffect(() => startRealtime(() => void lookForNewer().then(takeNewer)), []);
  useEffect(takeNewerAutomatically, []);
  return (
    <>
      <div className="cl-app">
        <Header menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />
        <Sidebar />
        <Sheet>{children}</Sheet>
        {userType === 'worker' && <WorkerPlaces menuOpen={menuOpen} onMenu={() => setMenuOpen(true)} />}
      </div>
      <SidebarDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
      <PaletteHost />
      <QuickActionHost />
      <LeaveDialog />
      <DependentsDialog />
      <ProgressBar />
      <Loader />
      <PageToasts />
      <Announcer />
    </>
  );
}

/** The page area. During a navigation the page is hidden, also from screen readers, but stays mounted. */
function Sheet({ children }: { children: ReactNode }) {
  const shown = useView((view) => view.shown);
  // A page that is mounted before the first navigation would be painted, hidden and painted again. The browser counts that as a layout shift.
  const hasBegun = useNavigationCount(({ count }) => count > 0);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!main.current) return;
    const stops = [keepFocus(main.current), savePositions(main.current)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <div className="cl-sheet">
      <NewerNote />
      <BreadcrumbBar />
      <div className="cl-scroll">
        <main ref={main} id={MAIN} tabIndex={-1} className={shown && hasBegun ? 'cl-main' : 'cl-main cl-away'}>
          {children}
        </main>
        <footer className="cl-foot">{t('footer.copyright', { year: new Date().getFullYear() })}</footer>
      </div>
      <OfflineBar />
    </div>
  );
}
