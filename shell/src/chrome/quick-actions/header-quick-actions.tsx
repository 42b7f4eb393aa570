import { menuText } from '../../platform/chrome-texts';
import { Button } from '@careloom/shared/ui';
import { NamedIcon } from '../sidebar/sidebar-link';
import { openQuickAction } from './open-quick-action';
import { useQuickActions } from './use-quick-actions';

/** Quiet buttons, the last one outlined: a view has only one solid button, and that belongs to the page. */
export function HeaderQuickActions() {
  const actions = useQuickActions();
  return (
    <div className="cl-row cl-end cl-quickhead">
      {actions.map((action, at) => (
        <Button
          key={action.name}
          size="sm"
          variant={at === actions.length - 1 ? 'outline' : 'ghost'}
          onClick={() => void openQuickAction(action)}
        >
          <NamedIcon name={action.icon} />
          {menuText(action.label)}
        </Button>
      ))}
    </div>
  );
}
