import { menuText } from '../../platform/chrome-texts';
import { Button } from '@careloom/shared/ui';
import { NamedIcon } from '../sidebar/sidebar-link';
import { openQuickAction } from '../../platform/quick-actions/open-quick-action';
import { useQuickActions } from '../../platform/quick-actions/use-quick-actions';

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
