import type { RosterTemplate } from '@careloom/contract/resources/roster-templates';
import { addDays } from '@careloom/shared/format';
import { lazyPage, lazyPart } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { BookmarkPlus, Bookmark, Copy, Sparkles } from 'lucide-react';
import { Suspense, useState } from 'react';
import { periodName, spanName } from '../calendar/period';
import { t } from './texts';
import { PlanButton } from './plan-button';
import type { CopySource } from './requests';

const MenuButton = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.MenuButton));
const CopySheet = lazyPage(() => import('./copy-sheet').then((module) => module.CopySheet));
const TemplatesSheet = lazyPage(() => import('./templates-sheet').then((module) => module.TemplatesSheet));
const SaveTemplate = lazyPage(() => import('./template-form').then((module) => module.SaveTemplate));

const FillPanel = lazyPage(() => import('../fill/fill-panel').then((module) => module.FillPanel));

interface PlanMenuProps {
  /** The first of the days that are shown, a Monday. */
  first: string;
  days: number;
  /** The only house that is shown; null for several. */
  house: { id: number; name: string } | null;
}

type Opened = { what: 'save' } | { what: 'fill' } | { what: 'templates' } | { what: 'copy'; title: string; source: CopySource };

/** Plans several shifts at once: copies the previous days, proposes workers, saves a week of a house as a template, and applies one. */
export function PlanMenu({ first, days, house }: PlanMenuProps) {
  const mayPlan = useCan('shift-create');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  if (!mayPlan) return null;
  const before = addDays(first, -days);
  const weeks = days === 7 ? [first] : [first, addDays(first, 7)];
  const shown = spanName(first, addDays(first, days - 1));
  const copy = (): Opened => ({
    what: 'copy',
    title: t('copy.title', { from: spanName(before, addDays(first, -1)), to: shown }),
    source: { from: before, to: first, days, house_ids: house ? [house.id] : [] },
  });
  const apply = ({ id, name }: RosterTemplate, to: string): Opened => ({
    what: 'copy',
    title: t('copy.title_template', { name, to: periodName('week', to) }),
    source: { template_id: id, to },
  });
  const actions = [
    { value: 'copy', label: t(days === 7 ? 'copy.copy_week' : 'copy.copy_fortnight'), icon: Copy },
    { value: 'fill', label: t('fill.title'), icon: Sparkles },
    ...(house
      ? [
          { value: 'save', label: t('template.save'), icon: BookmarkPlus },
          { value: 'templates', label: t('template.templates'), icon: Bookmark },
        ]
      : [{ value: 'none', label: t('template.choose_house'), icon: Bookmark, disabled: true }]),
  ];
  const pick = (value: string) =>
    setOpened(value === 'copy' ? copy() : { what: value === 'save' || value === 'fill' ? value : 'templates' });
  return (
    <>
      <Suspense fallback={<PlanButton disabled />}>
        <MenuButton label={t('roster.plan')} actions={actions} onPick={pick}>
          <PlanButton />
        </MenuButton>
      </Suspense>
      <Suspense>
        {opened?.what === 'copy' && <CopySheet title={opened.title} source={opened.source} onClose={close} />}
        {opened?.what === 'fill' && (
          <FillPanel period={{ from: first, to: addDays(first, days - 1), house: house?.id ?? null }} onClose={close} />
        )}
        {house && opened?.what === 'save' && <SaveTemplate house={house} weeks={weeks} onClose={close} />}
        {house && opened?.what === 'templates' && (
          <TemplatesSheet house={house} weeks={weeks} onApply={(template, to) => setOpened(apply(template, to))} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
