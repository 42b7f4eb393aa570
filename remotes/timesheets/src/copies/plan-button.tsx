import { useCan } from '@careloom/shared/session';
import { Button } from '@careloom/shared/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from './texts';

/** The button of the menu, which reserves its space until the menu is loaded. Renders nothing without permission to plan. */
export function PlanButton(props: ComponentProps<typeof Button>) {
  if (!useCan('shift-create')) return null;
  return (
    <Button variant="outline" {...props}>
      {t('roster.plan')}
      <ChevronDown aria-hidden />
    </Button>
  );
}
