import { menuText } from '../../platform/chrome-texts';
import { useUserType } from '../../platform/menu/use-menu';
import { NamedIcon } from '../sidebar/sidebar-link';
import { openQuickAction } from '../../platform/quick-actions/open-quick-action';
import { useQuickActions } from '../../platform/quick-actions/use-quick-actions';

/** The quick actions in the sidebar, for admins only (section 2, Q-071). */
export function SidebarQuickActions() {
  const actions = useQuickActions();
  const userType = useUserType();
  if (userType !== 'super_admin' || actions.length === 0) return null;
  return (
    <div className="cl-quick">
      {actions.map((action) => (
        <button key={action.name} type="button" className="cl-it" onClick={() => void openQuickAction(action)}>
          <NamedIcon name={action.icon} />
          <span>{menuText(action.label)}</span>
        </button>
      ))}
    </div>
  );
}
